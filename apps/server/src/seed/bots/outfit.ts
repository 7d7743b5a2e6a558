import { addressBody } from '@souk/shared/identity/addresses/schema.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { addAddress } from '../../features/identity/addresses/address.service.ts';
import { addCard } from '../../features/money/cards/card.service.ts';
import type { Db } from '../../platform/db/database.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { actingAs, type BotParts } from './acting-as.ts';
import { type Bot, bots } from './crowd.ts';
import { homeOf } from './homes.ts';

/** What one of them has and may do. */
interface Standing {
  id: UserId;
  hasAddress: boolean;
  hasCard: boolean;
  muted: boolean;
}

export interface Crowd {
  /** Those who may bid. */
  bidders: UserId[];
  /** Those who may talk. */
  talkers: Bot[];
  /** Nobody is without what a bidder needs. */
  isOutfitted: boolean;
}

/** The demo people as they stand now; one who was suspended takes part no more. */
export async function gatherCrowd({ db, payments }: BotParts): Promise<Crowd> {
  const standing = new Map((await findStanding(db)).map((one) => [one.id, one]));
  const needsCard = payments.kind !== 'none';
  const present = bots.filter(({ id }) => standing.has(id));
  const lacks = ({ id }: Bot) => {
    const one = standing.get(id);
    return !one?.hasAddress || (needsCard && !one.hasCard);
  };
  return {
    bidders: present.filter((bot) => !lacks(bot)).map(({ id }) => id),
    talkers: present.filter(({ id }) => !standing.get(id)?.muted),
    isOutfitted: !present.some(lacks),
  };
}

/** Gives some of those who have none an address and a card, as they would enter them. */
export async function outfitSome(parts: BotParts, most: number): Promise<void> {
  const standing = await findStanding(parts.db);
  const needsCard = parts.payments.kind !== 'none';
  const lacking = standing.filter(({ hasAddress, hasCard }) => !hasAddress || (needsCard && !hasCard));
  for (const { id, hasAddress, hasCard } of lacking.slice(0, most)) {
    const bot = bots.find((one) => one.id === id);
    if (!bot) continue;
    const ctx = actingAs(parts, id);
    if (!hasAddress) await addAddress(ctx, addressBody.parse(homeOf(bot)));
    if (needsCard && !hasCard)
      await addCard(ctx, parts.payments, { paymentMethod: await cardOf(parts.payments) });
  }
}

function findStanding(db: Db): Promise<Standing[]> {
  return (
    db
      .selectFrom('users as u')
      .select((eb) => [
        'u.id',
        'u.muted',
        eb
          .exists(
            eb
              .selectFrom('addresses as a')
              .select('a.id')
              .whereRef('a.user_id', '=', 'u.id')
              .where('a.is_default', '=', true),
          )
          .$castTo<boolean>()
          .as('hasAddress'),
        eb
          .exists(eb.selectFrom('cards as c').select('c.id').whereRef('c.user_id', '=', 'u.id'))
          .$castTo<boolean>()
          .as('hasCard'),
      ])
      .where(
        'u.id',
        'in',
        bots.map(({ id }) => id),
      )
      .where('u.suspended_at', 'is', null)
      .where('u.deleted_at', 'is', null)
      // Those who are about to pay for something first.
      .orderBy(
        (eb) =>
          eb.exists(
            eb
              .selectFrom('lots as l')
              .select('l.id')
              .whereRef('l.leader_id', '=', 'u.id')
              .where('l.state', '=', 'running'),
          ),
        'desc',
      )
      .orderBy('u.id')
      .execute()
  );
}

/** As a browser gives it to the provider: one that is always charged. */
async function cardOf({ cardOrigin, publishableKey, client }: PaymentProvider): Promise<string> {
  // Which waits until it is up.
  await client();
  const answer = await fetch(`${cardOrigin}/v1/payment_methods`, {
    method: 'POST',
    body: new URLSearchParams({
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '9',
      'card[exp_year]': String(new Date().getFullYear() + 3),
      'card[cvc]': '123',
    }),
    headers: { authorization: `Bearer ${publishableKey}` },
  });
  if (!answer.ok) throw new Error(`a card was refused with ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}
