import type { Order, Tracking } from '@souk/shared/money/orders/schema.ts';
import { isApiError } from '@/platform/api/index.ts';

export interface ToShip {
  id: string;
  tracking: Tracking | null;
}

export interface Shipped {
  done: string[];
  /** Why each of the others was not. */
  failed: ReadonlyMap<string, unknown>;
}

interface Ways {
  ship: (one: ToShip) => Promise<unknown>;
  look: (id: string) => Promise<Pick<Order, 'state'>>;
}

/**
 * One after another. What was refused says why, and the rest goes on; where nobody answers, it ends there. What is on its
 * way already, as it goes in the parcel of another, is shipped.
 */
export async function shipMany(all: readonly ToShip[], { ship, look }: Ways): Promise<Shipped> {
  const done: string[] = [];
  const failed = new Map<string, unknown>();
  for (const one of all) {
    try {
      await ship(one);
      done.push(one.id);
    } catch (error) {
      const wasSent = isApiError(error) && error.status === 409 && (await isOnItsWay(one.id, look));
      if (wasSent) done.push(one.id);
      else failed.set(one.id, error);
      if (!isApiError(error) || error.status === 0) break;
    }
  }
  return { done, failed };
}

const isOnItsWay = async (id: string, look: Ways['look']): Promise<boolean> =>
  look(id).then(
    ({ state }) => state === 'shipped',
    () => false,
  );
