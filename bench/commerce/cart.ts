import autocannon from 'autocannon';
import { atLeast, type Bar, median } from '../bars.ts';
import type { Buyer } from './trade.ts';

const rounds = 5;
const seconds = 2;
const connections = 32;

/** A cart with something in it, in answers a second, as a share of the same rows asked for by one statement. */
export async function measureCart(url: string, bare: string, buyers: readonly Buyer[]): Promise<Bar[]> {
  const ours = buyers.map(({ token }) => ({
    path: '/api/cart',
    headers: { authorization: `Bearer ${token}` },
  }));
  const raw = buyers.map(({ id }) => ({ path: `/cart/${id}` }));
  const ratios: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const [own, yardstick] = [await speed(url, ours), await speed(bare, raw)];
    if (round < 0) continue;
    console.log(`  carts a second: ${own.toFixed(0)}, by one statement ${yardstick.toFixed(0)}`);
    ratios.push(own / yardstick);
  }
  return [atLeast('cart with an item, share of raw SQL', median(ratios), 0.25)];
}

async function speed(url: string, requests: autocannon.Request[]): Promise<number> {
  const {
    requests: answered,
    non2xx,
    errors,
  } = await autocannon({
    ...{ url, connections, duration: seconds },
    requests,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were refusals, ${errors} failed`);
  return answered.average;
}
