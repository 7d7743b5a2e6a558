import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Nobody finds the shop of a suspended owner. One that its owner closed stays closed before and after. */
export async function suspendShopOf(tx: Db, ownerId: UserId, suspended: boolean, now: Date): Promise<void> {
  const [from, to] = suspended ? (['open', 'suspended'] as const) : (['suspended', 'open'] as const);
  await tx
    .updateTable('shops')
    .set({ status: to, updated_at: now, version: sql`version + 1` })
    .where('owner_id', '=', ownerId)
    .where('status', '=', from)
    .execute();
}
