/** Wider than any size that is made of it, and smaller than what a phone's canvas holds. */
const longestSide = 4096;
const quality = 0.92;

/** A photo as iPhones keep it, as a JPEG where this device can open it; null where it cannot. */
export async function openHeic(file: Blob): Promise<File | null> {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return null;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    // Most browsers have no decoder for it; what to do then is told beside the picture.
    return null;
  }
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  if (!context) return null;
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  const name = 'name' in file && typeof file.name === 'string' ? file.name : 'photo';
  return new File([jpeg], `${name.replace(/\.hei[cf]$/i, '')}.jpg`, { type: 'image/jpeg' });
}
