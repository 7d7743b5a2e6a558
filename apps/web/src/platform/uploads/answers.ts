import type { FileErrorCode, FileRefusal } from '@souk/shared/files/schema.ts';
import { PassingTrouble } from './patience.ts';
import type { UploadAnswer } from './upload.types.ts';
import { isFileErrorCode, UploadError } from './upload-error.ts';

/** The server no longer has the upload: it expired, or never was. */
export class LostUpload extends Error {
  override readonly name = 'LostUpload';
}

/** What to make of an answer that is not the one that was hoped for. */
export function failureOf(answer: UploadAnswer): UploadError | PassingTrouble {
  const { status } = answer;
  const { code, message, details, requestId } = envelopeIn(answer.text);
  const words = message ?? `answered with ${status}`;
  const ofThePart = code === undefined || code === 'invalid-format' || !isFileErrorCode(code);
  if (status >= 500 || (passing.has(status) && ofThePart)) {
    const seconds = Number(answer.header('retry-after'));
    return new PassingTrouble(words, { retryAfterMs: seconds > 0 ? seconds * 1000 : 0 });
  }
  const known = isFileErrorCode(code) ? code : (byStatus[status] ?? 'invalid-format');
  return new UploadError(known, words, { requestId, refusal: details?.refusal });
}

export function jsonIn<T>(answer: UploadAnswer): T {
  try {
    return JSON.parse(answer.text) as T;
  } catch (cause) {
    throw new PassingTrouble('something else than JSON was answered', { cause });
  }
}

/** Timeout, wrong offset, held by a request that is just ending, too early, too many at once, damaged on its way. */
const passing = new Set([408, 409, 423, 425, 429, 460]);

const byStatus: Record<number, FileErrorCode> = {
  401: 'unauthenticated',
  403: 'unauthorized',
  404: 'object-not-found',
  410: 'object-not-found',
  413: 'quota-exceeded',
};

type Told = { code?: string; message?: string; details?: { refusal?: FileRefusal }; requestId?: string };

function envelopeIn(text: string): Told {
  try {
    return (JSON.parse(text) as { error?: Told }).error ?? {};
  } catch {
    return {};
  }
}
