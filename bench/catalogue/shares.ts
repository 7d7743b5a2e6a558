import autocannon from 'autocannon';
import { atLeast, type Bar, median } from '../bars.ts';
import type { CatalogueMarket } from './market.ts';
import { idOfProduct, isOnSale, productCount, stallIds } from './world.ts';

const rounds = 5;

/** Pages of the market in requests a second, as a share of what the bare SQL gives, turn by turn. */
export async function measureShares(market: Pick<CatalogueMarket, 'ours' | 'bare'>): Promise<Bar[]> {
  const listings = stallIds.map((id) => `/api/products?category=${id}`);
  const products = Array.from({ length: 400 }, (_, n) => (n * 2_477 + 1) % productCount)
    .filter(isOnSale)
    .map((n) => `/api/products/${idOfProduct(n)}`);
  return [
    atLeast('listing page of 24, share of the bare SQL', await share(market, listings), 0.5),
    atLeast('product page data, share of the bare SQL', await share(market, products), 0.5),
  ];
}

async function share(
  { ours, bare }: Pick<CatalogueMarket, 'ours' | 'bare'>,
  paths: string[],
): Promise<number> {
  const ratios: number[] = [];
  // The market counts what a long list holds once in a few minutes.
  for (const path of paths) await fetch(ours + path);
  for (let round = 0; round <= rounds; round += 1) {
    // Each before and after the other, as the machine may be busier at one time than at another.
    const first = await load(bare, paths);
    const stack = (await load(ours, paths)) + (await load(ours, paths));
    const yardstick = first + (await load(bare, paths));
    console.log(`  round ${round}: bare ${Math.round(yardstick / 2)}/s, market ${Math.round(stack / 2)}/s`);
    // The first round warms both up.
    if (round > 0) ratios.push(stack / yardstick);
  }
  return median(ratios);
}

async function load(url: string, paths: string[]): Promise<number> {
  const result = await autocannon({
    url,
    connections: 32,
    duration: 2,
    requests: paths.map((path) => ({ path })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${paths[0]}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}
