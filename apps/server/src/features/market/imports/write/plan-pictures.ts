import type { ImageId } from '@souk/shared/ids.ts';
import { productLimits as limits } from '@souk/shared/market/catalog/edit-limits.ts';
import type { SaidProduct } from '../look/look-at.ts';
import type { Known } from './plan.ts';
import { same } from './same.ts';

export interface PicturePlan {
  /** In order; undefined leaves them as they are. */
  images: ImageId[] | undefined;
  fetch: Array<{ url: string; position: number }>;
  changed: boolean;
}

/** Those of the file in its order, then those that were put here by hand; what is not here yet is fetched. */
export function planPictures(
  said: SaidProduct,
  { current, seen, images: known, isOwnTable }: Known,
): PicturePlan {
  const urls = said.pictures;
  if (!urls || (seen && same(urls, seen.pictures))) return { images: undefined, fetch: [], changed: false };
  const fetch = urls.flatMap((url, position) => (known.has(url) ? [] : [{ url, position }]));
  const before = new Set(seen?.pictures?.flatMap((url) => known.get(url) ?? []));
  const held = current?.images ?? [];
  const byFile = urls.flatMap((url) => known.get(url) ?? []);
  // An export names all that are shown: what was taken out of it goes.
  const byHand =
    isOwnTable && fetch.length === 0 && urls.length > 0 ? [] : held.filter((id) => !before.has(id));
  const images = [...new Set([...byFile, ...byHand])].slice(0, limits.images);
  const stays = same(images, held);
  return { images: stays ? undefined : images, fetch, changed: fetch.length > 0 || !stays };
}
