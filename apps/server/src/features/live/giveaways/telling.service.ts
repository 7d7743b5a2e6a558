import type { UserId } from '@souk/shared/ids.ts';
import { giveawayPagePath } from '@souk/shared/live/giveaways/paths.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Notification, notify, notifyAll } from '../../talk/notifications/index.ts';
import type { Giveaway } from './giveaways.repo.ts';

export async function tellWinner(tx: Db, giveaway: Giveaway, now: Date): Promise<void> {
  const { winnerId } = giveaway;
  if (winnerId) await notify(tx, winnerId, { text: 'giveawayWon', ...about(giveaway) }, now);
}

/** Nothing of theirs says where it goes, or its shop does not send there; or nobody is there to send it. */
export async function tellWaiting(
  tx: Db,
  giveaway: Giveaway,
  waitsFor: 'address' | 'suspended',
  now: Date,
): Promise<void> {
  const { winnerId } = giveaway;
  const text = waitsFor === 'suspended' ? 'giveawaySuspended' : 'giveawayAddress';
  if (winnerId) await notify(tx, winnerId, { text, ...about(giveaway) }, now);
}

/** Its shop, whose winner gave no address; or its winner, whose shop did not come back. */
export async function tellLapsed(tx: Db, giveaway: Giveaway, now: Date): Promise<void> {
  const { gift, ownerId, winnerId } = giveaway;
  if (gift !== 'suspended') await notify(tx, ownerId, { text: 'giveawayLapsed', ...about(giveaway) }, now);
  else if (winnerId) await notify(tx, winnerId, { text: 'giveawayNotSent', ...about(giveaway) }, now);
}

/** The next so many of those who entered one that was called off; where they have left since, nobody. */
export async function tellCancelled(tx: Db, giveaway: Giveaway, people: readonly UserId[], now: Date) {
  const notification: Notification = {
    ...about(giveaway),
    text: 'giveawayCancelled',
    params: { product: giveaway.title, shop: giveaway.shopName },
  };
  await notifyAll(
    tx,
    people.map((to) => ({ to, notification })),
    now,
  );
}

const about = ({ id, title, imageId }: Giveaway) => ({
  params: { product: title },
  ...{ about: id, to: giveawayPagePath(id), picture: imageId },
});
