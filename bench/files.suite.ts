import type { Bar } from './bars.ts';
import { measurePictures } from './files/pictures.ts';
import { measureServing } from './files/serving.ts';

export async function measure(): Promise<Bar[]> {
  return [...(await measureServing()), ...(await measurePictures())];
}
