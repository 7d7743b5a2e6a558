import { join } from 'node:path';
import { atLeast, atMost, type Bar, median } from '../bars.ts';
import { drawn } from './drawn.ts';
import { judge, type Verdict } from './lighthouse.ts';
import { freePort, start, temporaryFolder } from './market.ts';

const runs = 3;

/** The landing page of the demo world through Lighthouse's phone. */
export async function measurePage(): Promise<Bar[]> {
  using folder = temporaryFolder();
  const port = await freePort();
  await using _market = await start(
    'node',
    ['apps/server/.cache/market/main.mjs'],
    { PORT: String(port), SOUK_DATA: join(folder.path, 'data') },
    `http://127.0.0.1:${port}/readyz`,
  );
  await fetch(`http://127.0.0.1:${port}/`);
  await drawn(join(folder.path, 'data'));
  const verdicts: Verdict[] = [];
  for (let run = 0; run < runs; run += 1) {
    verdicts.push(await judge(`http://localhost:${port}/`, join(folder.path, `${run}.json`)));
    console.log(`  ${wordsOf(verdicts[run])}`);
  }
  const score = (name: string) => median(verdicts.map((v) => (v.categories[name]?.score ?? 0) * 100));
  const audits = (name: string) => verdicts.map((v) => v.audits[name]?.numericValue ?? Number.NaN);
  const audit = (name: string) => median(audits(name));
  return [
    atLeast('Lighthouse performance', score('performance'), 95),
    atLeast('Lighthouse accessibility', score('accessibility'), 100),
    atLeast('Lighthouse best practices', score('best-practices'), 95),
    atLeast('Lighthouse SEO', score('seo'), 95),
    atMost('largest paint', audit('largest-contentful-paint') / 1000, 2.2, 's'),
    atMost('layout shift', audit('cumulative-layout-shift'), 0.01),
    atMost('blocking time, worst run', Math.max(...audits('total-blocking-time')), 100, 'ms'),
    atMost('page weight', audit('total-byte-weight') / 1000, 350, 'kB'),
  ];
}

function wordsOf(verdict: Verdict | undefined): string {
  const { audits, categories } = verdict ?? { audits: {}, categories: {} };
  const ms = (name: string) => `${name} ${Math.round(audits[name]?.numericValue ?? Number.NaN)}`;
  return `performance ${categories.performance?.score}, ${ms('largest-contentful-paint')}, ${ms('total-blocking-time')}`;
}
