import { atMost, type Bar, median } from '../bars.ts';
import { latencyOf } from './latency.ts';
import type { CatalogueMarket } from './market.ts';
import { hallIds, stallIds } from './world.ts';

const pages = 200;
const rounds = 3;

/** How much longer one waits for the 200th page of a list than for the first. */
export async function measurePaging({ ours }: Pick<CatalogueMarket, 'ours'>): Promise<Bar[]> {
  const lists = [
    '/api/products?counts=false',
    '/api/products?counts=false&sort=price-up',
    ...hallIds.slice(0, 3).map((id) => `/api/products?counts=false&category=${id}`),
    ...stallIds.slice(0, 5).map((id) => `/api/products?counts=false&category=${id}&sort=price-down`),
  ];
  const late = await Promise.all(lists.map((list) => pageOf(ours, list)));
  const repeated = (paths: string[]) => Array.from({ length: 20 }, () => paths).flat();
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await latencyOf(ours, repeated(lists));
    const last = await latencyOf(ours, repeated(late));
    console.log(`  page 1 p95 ${first.p95.toFixed(1)} ms, page ${pages} p95 ${last.p95.toFixed(1)} ms`);
    ratios.push(last.p95 / first.p95);
  }
  return [atMost(`p95 at page ${pages} against page 1`, median(ratios), 1.5, '×')];
}

/** The path of the 200th page. */
async function pageOf(address: string, list: string): Promise<string> {
  let path = list;
  for (let page = 1; page < pages; page += 1) {
    const answer = await fetch(address + path);
    const { nextCursor } = (await answer.json()) as { nextCursor: string | null };
    if (nextCursor === null) throw new Error(`${list} has no page ${page + 1}`);
    path = `${list}&cursor=${nextCursor}`;
  }
  return path;
}
