import type { ShopId } from '@souk/shared/ids.ts';
import { cancelRate, cancelWindow, isCancelRateTold } from '@souk/shared/money/orders/cancel-rate.ts';
import type { Cancellations } from '@souk/shared/money/orders/cancel-rate-schema.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { countCancelled, saveCancelLimit } from './cancel-rate.repo.ts';

const DAY_MS = 86_400_000;
const none: Cancellations = { paid: 0, cancelled: 0 };

/** How many of its orders each shop cancelled lately. */
export async function cancellationsOf(
  db: Db,
  shopIds: readonly ShopId[],
  now: Date,
): Promise<(shopId: ShopId) => Cancellations> {
  const counted = await countCancelled(db, shopIds, new Date(now.getTime() - cancelWindow.days * DAY_MS));
  return (shopId) => counted.get(shopId) ?? none;
}

/** What a buyer is told of it; null while it is within the market's limit. */
export async function toldRateOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  shopId: ShopId,
): Promise<number | null> {
  const counted = (await cancellationsOf(db, [shopId], clock.now()))(shopId);
  const { cancelRateLimit } = await readSettings(db, { demo: false });
  return isCancelRateTold(counted, cancelRateLimit) ? cancelRate(counted) : null;
}

export function setCancelLimit({ db, clock, actor }: UserCtx, basisPoints: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await saveCancelLimit(tx, basisPoints);
    await record(tx, {
      actorId: actor.userId,
      action: 'cancel-limit.changed',
      subject: { kind: 'market', id: 'cancel-limit' },
      details: { basisPoints },
      now: clock.now(),
    });
  });
}
