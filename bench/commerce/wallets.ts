import { atMost, type Bar, median } from '../bars.ts';
import { latencyOf } from '../catalogue/latency.ts';
import type { CommerceMarket } from './market.ts';

const rounds = 5;
const opened = ['/api/wallet', '/api/wallet/movements?account=wallet', '/api/wallet/movements?account=shop'];

/** How much longer a wallet with a long story takes to open than one that is new. */
export async function measureWallets({ url, busy, quiet }: CommerceMarket): Promise<Bar[]> {
  const paths = Array.from({ length: 40 }, () => opened).flat();
  const opens = async ({ token }: { token: string }) =>
    (await latencyOf(url, paths, { authorization: `Bearer ${token}` })).p50;
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [few, many] = [await opens(quiet), await opens(busy)];
    console.log(
      `  ${quiet.postings} postings ${few.toFixed(1)} ms, ${busy.postings} postings ${many.toFixed(1)} ms`,
    );
    ratios.push(many / few);
  }
  return [atMost('opening a wallet of 1 000 000 postings against one of 100', median(ratios), 1.5, '×')];
}
