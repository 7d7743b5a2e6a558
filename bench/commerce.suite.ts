import type { Bar } from './bars.ts';
import { measureBoard } from './commerce/board.ts';
import { measureCart } from './commerce/cart.ts';
import { measureCheckouts } from './commerce/checkouts.ts';
import { measureCrowd } from './commerce/crowd.ts';
import { withCommerceMarket } from './commerce/market.ts';
import { measureWallets } from './commerce/wallets.ts';

export function measure(): Promise<Bar[]> {
  return withCommerceMarket(async (market) => {
    const { url, bare, database, trade, board } = market;
    return [
      ...(await measureWallets(market)),
      ...(await measureBoard(url, board)),
      ...(await measureCart(url, bare, trade.buyers)),
      ...(await measureCheckouts(url, database, trade)),
      ...(await measureCrowd(url, database, trade)),
    ];
  });
}
