import { documentPath } from '@souk/live/paths.ts';
import { isCanonicalId, type ShopId } from '@souk/shared/ids.ts';
import { looksAfter } from '@souk/shared/live/room-chat/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dbOf, type LiveDeclaration, writeLive } from '../../../platform/live/index.ts';
import { findShopRole } from './shop-rooms.repo.ts';

/** That a note came or went, and not what or about whom: that is asked for by who looks. */
export const notesLive: readonly LiveDeclaration[] = [
  {
    path: 'shops/{shopId}/notes',
    read: async ({ who, params, db }) => {
      const id = params.shopId ?? '';
      if (!who || !isCanonicalId(id)) return false;
      const found = await findShopRole(dbOf(db), id as ShopId, who.id);
      return found !== undefined && looksAfter(found.role);
    },
  },
];

/** In the transaction that changed them. */
export async function tellOfNotes(tx: Db, shopId: ShopId, now: Date): Promise<void> {
  const path = documentPath(`shops/${shopId}/notes/changed`);
  await writeLive(tx, [{ op: 'set', path, data: { at: now.getTime() } }], now);
}
