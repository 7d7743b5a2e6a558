import { lotInHand } from '@souk/shared/live/auctions/room-lot.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type Goal, goalOf, type WayBack } from '@/features/identity/accounts/model/way-back.ts';
import { getShow } from '@/features/live/shows/api/get-show.ts';
import { getProduct } from '@/features/market/catalog/api/get-product.ts';
import { getEvent } from '@/features/market/events/api/get-event.ts';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { isApiError } from '@/platform/api/index.ts';

/** What waits behind the sign-in, to be shown at the door; nothing when it cannot be found. */
export async function findWayBack(queries: QueryClient, address: unknown): Promise<WayBack | null> {
  const goal = goalOf(address);
  if (goal?.kind !== 'thing') return goal;
  try {
    return await finders[goal.of](queries, goal.id);
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

type Finder = (queries: QueryClient, id: string) => Promise<WayBack>;

const finders: Record<Extract<Goal, { kind: 'thing' }>['of'], Finder> = {
  async product(queries, id) {
    const { title, image, price, lot } = await queries.ensureQueryData(getProduct(id));
    const running = lot?.state === 'running';
    return { kind: running ? 'bid' : 'product', title, image, price: running ? lot.price : price };
  },
  async live(queries, id) {
    const show = await queries.ensureQueryData(getShow(id));
    const live = show.state === 'live';
    const lot = live ? lotInHand(show.lots) : null;
    if (lot?.state !== 'running') return { kind: 'show', title: show.title, image: show.cover, live };
    const { title, image, price, number } = lot;
    return { kind: 'bid', title, image, price, lot: number, live };
  },
  async 'event-view'(queries, id) {
    const { title, image } = await queries.ensureQueryData(getEvent(id));
    return { kind: 'event', title, image };
  },
  async shop(queries, id) {
    const { name, logo } = await queries.ensureQueryData(getShop(id));
    return { kind: 'shop', title: name, image: logo };
  },
};
