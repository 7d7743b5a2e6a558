import { purposes } from '@souk/shared/files/purposes.ts';
import type { FilePurpose, FileRefusal } from '@souk/shared/files/schema.ts';

export type PictureProblem = FileRefusal | 'svg' | 'too-large';

/** What the market takes as a picture, in the words of a file chooser. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Why a file cannot become a picture, as far as its first bytes say; the server has the last word. */
export async function pictureProblem(file: Blob, purpose: FilePurpose): Promise<PictureProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > purposes[purpose].maxBytes) return 'too-large';
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const text = String.fromCharCode(...head);
  if (signatures.some((signature) => signature.test(text))) return null;
  if (heic.test(text)) return 'heic';
  return /<svg[\s>]/i.test(text) || file.type === 'image/svg+xml' ? 'svg' : 'not-accepted';
}

const signatures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF.{4}WEBP/s,
  /^GIF8[79]a/,
  /^.{4}ftyp.{0,40}avi[fs]/s,
];
const heic = /^.{4}ftyp.{0,40}(hei[cfmsx]|hev[cmsx]|mif1|msf1)/s;
