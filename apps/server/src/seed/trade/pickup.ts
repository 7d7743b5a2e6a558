import { shopWaysBody } from '@souk/shared/money/arranged/schema.ts';
import { changePaymentSettings, getPaymentSettings } from '../../features/desk/payment-settings/index.ts';
import { changeShopWays } from '../../features/money/arranged/shop-ways.service.ts';
import type { UserCtx } from '../../platform/session/actor.ts';
import type { Cast, Happening } from './story.ts';

const DAY = 24;
/** How long an order waits for its money: the most there is, so that it does in a market that was made weeks ago. */
const days = 30;

/** Both sell where they make it, by appointment. */
const notes: Readonly<Record<string, string>> = {
  'brine-rye': 'Cash or card at the counter, once we’ve agreed on a time.',
  'atlas-ash': 'Cash or card at the studio. Ring twice, the wheel is loud.',
};

/** The operator lets buyers who fetch their things pay at the shop, and two shops take their money so. */
export function pickupHappenings(operator: UserCtx, cast: Cast): Happening[] {
  const provider = { kind: 'sandbox' } as const;
  return [
    {
      hoursAgo: 30 * DAY,
      async happens() {
        const { currencies, rates } = await getPaymentSettings(operator.db, provider);
        const arranged = { ways: ['pickup' as const], days };
        await changePaymentSettings(operator, provider, { arranged, currencies, rates });
      },
    },
    ...Object.entries(notes).map(([slug, words]) => ({
      hoursAgo: 29 * DAY,
      happens: () =>
        changeShopWays(
          cast.keeper(slug),
          cast.shopOf(slug),
          shopWaysBody.parse({ ways: [{ way: 'pickup', on: true, words }] }),
        ),
    })),
  ];
}
