import type { ImageId } from '@souk/shared/ids.ts';
import { type ListedPicture, UploadError, type UploadList } from '@/platform/uploads/index.ts';
import type { SentPicture } from './message.ts';

/** What was chosen, once all of it is stored; null when something cannot be. */
export async function sentPictures(list: UploadList): Promise<SentPicture[] | null> {
  try {
    return (await Promise.all(list.items().map(sentPicture))).flat();
  } catch (error) {
    if (error instanceof UploadError) return null;
    throw error;
  }
}

async function sentPicture(item: ListedPicture): Promise<SentPicture[]> {
  if (item.kind === 'refused') return [];
  const alt = item.alt ? { alt: item.alt } : {};
  if (item.kind === 'stored') {
    const { _id, width, height } = item.image;
    return [{ id: _id, width, height, ...alt }];
  }
  item.task.resume();
  const { _id } = await item.task.done;
  return [{ id: _id as string as ImageId, ...(await sizeOf(item.file)), ...alt }];
}

/** What is private has no sizes on the server, and a box must be kept for it before it is there. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
