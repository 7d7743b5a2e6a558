import type { SellerHome } from '@souk/shared/desk/seller-home/schema.ts';
import type { AccountKind } from '@souk/shared/money/ledger/accounts.ts';
import type { ShopOrderGroup } from '@souk/shared/money/orders/groups.ts';
import { dayIn } from '../../../platform/day-in.ts';
import type { LowStockRow } from '../../market/catalog/index.ts';
import type { EventCardRow } from '../../market/events/index.ts';
import type { ShowCardRow } from '../../market/showcase/index.ts';
import type { SalesRow } from '../../money/orders/index.ts';

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
  event: EventCardRow | undefined;
  sales: readonly SalesRow[];
  /** In the currency the shop sells in. */
  balance: Partial<Record<AccountKind, number>>;
  cancellations: SellerHome['cancellations'];
}

export function presentSellerHome(found: Found): SellerHome {
  const { shop, now, orders, show, event, balance } = found;
  const { currency } = shop;
  return {
    waiting: {
      toPack: orders['to-pack'],
      toShip: orders['to-ship'],
      problems: orders.problems,
      offers: found.offers,
      questions: found.questions,
      reviews: found.reviews,
      drafts: found.drafts,
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
    },
    balance: {
      pending: { amount: balance['shop-pending'] ?? 0, currency },
      available: { amount: balance['shop-available'] ?? 0, currency },
    },
    cancellations: found.cancellations,
  };
}
