import type { SellerHome } from '@souk/shared/desk/seller-home/schema.ts';
import type { ShopOrderGroup } from '@souk/shared/money/orders/groups.ts';
import type { PayoutOverview } from '@souk/shared/money/payouts/schema.ts';
import { dayIn } from '../../../platform/day-in.ts';
import type { LowStockRow } from '../../market/catalog/index.ts';
import type { EventCardRow } from '../../market/events/index.ts';
import type { ShowCardRow } from '../../market/showcase/index.ts';
import type { SalesRow, ShopHealthRow } from '../../money/orders/index.ts';

interface Found {
  shop: { currency: string; timeZone: string };
  now: Date;
  orders: Record<ShopOrderGroup, number>;
  offers: number;
  questions: number;
  reviews: number;
  drafts: number;
  low: readonly LowStockRow[];
  show: ShowCardRow | undefined;
  preBids: number;
  shows: SellerHome['sales']['shows'];
  event: EventCardRow | undefined;
  sales: readonly SalesRow[];
  payout: PayoutOverview;
  health: ShopHealthRow & { answersInMinutes: number | null; rating: number | null };
  cancellations: SellerHome['health']['cancellations'];
}

export function presentSellerHome(found: Found): SellerHome {
  const { shop, now, orders, show, event, payout, health } = found;
  const { currency } = shop;
  // The shop's own currency first.
  const [balance] = payout.balances;
  const none = { amount: 0, currency };
  return {
    waiting: {
      toPack: orders['to-pack'],
      toShip: orders['to-ship'],
      problems: orders.problems,
      offers: found.offers,
      questions: found.questions,
      reviews: found.reviews,
      drafts: found.drafts,
      due: health.due,
      late: health.late,
    },
    lowStock: found.low.map(({ productId, variantId, title, options, image, available }) => ({
      ...{ productId, variantId, title, options, image, available },
    })),
    nextShow: show
      ? {
          _id: show.id,
          title: show.title,
          state: show.state,
          cover: show.cover,
          startsAt: show.startsAt.toISOString(),
          lotCount: show.lotCount,
          reminderCount: show.reminderCount,
          preBidCount: found.preBids,
        }
      : null,
    nextEvent: event
      ? { _id: event.id, title: event.title, image: event.image, startsAt: event.startsAt.toISOString() }
      : null,
    sales: {
      currency,
      today: dayIn(shop.timeZone, now),
      days: found.sales.map(({ day, amount, orders: count }) => ({
        ...{ day, amount: { amount, currency }, orders: count },
      })),
      shows: found.shows.map(({ day, title, lots }) => ({ day, title, lots })),
    },
    payout: {
      available: balance?.available ?? none,
      pending: balance?.pending ?? none,
      least: balance?.least ?? none,
      nextAt: payout.nextAt,
      last4: payout.account?.last4 ?? null,
      obstacle: balance?.obstacle ?? null,
    },
    health: {
      sent: { judged: health.judged, inTime: health.inTime },
      claims: { orders: health.paid, claimed: health.claimed },
      answersInMinutes: health.answersInMinutes,
      rating: health.rating,
      cancellations: found.cancellations,
    },
  };
}
