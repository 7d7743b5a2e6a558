import { contentTypeOf } from '@souk/broadcast/recording/container.ts';
import type { Clip } from '@souk/shared/live/clips/schema.ts';
import { presentShopRef } from '../../market/shops/index.ts';
import type { ClipRow } from './clip.repo.ts';

export function presentClip(row: ClipRow, can: Clip['can']): Clip {
  const { width, height, maker, container } = row;
  return {
    _id: row.id,
    state: row.state,
    title: row.title,
    from: row.fromSecond,
    seconds: row.seconds,
    video:
      width && height
        ? { url: `/api/clips/${row.id}/video.${container}`, type: contentTypeOf(container), width, height }
        : null,
    beginsOnScreen: row.beginsOnScreen,
    createdAt: row.createdAt.toISOString(),
    maker: { _id: maker.id, name: maker.name, handle: maker.handle, picture: maker.picture },
    show: {
      _id: row.showId,
      title: row.showTitle,
      state: row.showState,
      cover: row.cover,
      startsAt: row.startsAt.toISOString(),
      explicit: row.explicit,
      isPrivate: row.visibility === 'private',
    },
    shop: presentShopRef(row.shop),
    can,
  };
}
