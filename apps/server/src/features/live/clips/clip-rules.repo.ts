import type { ShopId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';

/** They may, unless their host chose otherwise. */
export async function viewersMayClip(db: Db, shopId: ShopId): Promise<boolean> {
  const found = db.selectFrom('room_rules').select('viewer_clips').where('shop_id', '=', shopId);
  return (await found.executeTakeFirst())?.viewer_clips ?? true;
}

export async function putViewersMayClip(db: Db, shopId: ShopId, viewers: boolean): Promise<void> {
  await db
    .insertInto('room_rules')
    .values({ shop_id: shopId, viewer_clips: viewers })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ viewer_clips: viewers }))
    .execute();
}
