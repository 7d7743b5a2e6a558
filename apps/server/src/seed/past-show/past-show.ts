import type { ShowId } from '@souk/shared/ids.ts';
import { shops } from '../content/shops.ts';
import { showIdOf } from '../shows.ts';

/** A show of the demo world that was recorded, and whose footage it is. */
export interface PastShow {
  id: ShowId;
  footage: string;
}

/** Those that a newcomer can watch again. */
export const recordedShows: readonly PastShow[] = shops.flatMap((shop) =>
  shop.shows
    .filter((content) => 'isRecorded' in content && content.isRecorded)
    .map(({ title }) => ({ id: showIdOf(shop, title), footage: shop.slug })),
);
