import type { Bar } from './bars.ts';
import { withCommerceMarket } from './commerce/market.ts';
import { measureWallets } from './commerce/wallets.ts';

export function measure(): Promise<Bar[]> {
  return withCommerceMarket(measureWallets);
}
