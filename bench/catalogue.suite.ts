import type { Bar } from './bars.ts';
import { measureImportBar } from './catalogue/import-speed.ts';
import { withCatalogue } from './catalogue/market.ts';
import { measurePaging } from './catalogue/paging.ts';
import { measureShares } from './catalogue/shares.ts';
import { measureWords } from './catalogue/words-typed.ts';

export function measure(): Promise<Bar[]> {
  return withCatalogue(async (market) => [
    market.seeding,
    ...(await measureShares(market)),
    ...(await measureWords(market)),
    ...(await measurePaging(market)),
    // Last: it adds to the market.
    await measureImportBar(market.database),
  ]);
}
