import { withAccountsMarket } from './accounts/market.ts';
import { measureRush } from './accounts/rush.ts';
import { measureSessionCheck } from './accounts/session-check.ts';
import type { Bar } from './bars.ts';

export function measure(): Promise<Bar[]> {
  return withAccountsMarket(async (market) => [
    ...(await measureSessionCheck(market)),
    ...(await measureRush(market)),
  ]);
}
