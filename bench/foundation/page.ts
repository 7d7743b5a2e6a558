import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumPath } from '../../scripts/chromium.ts';
import { atLeast, atMost, type Bar, median } from '../bars.ts';
import { freePort, root, start, temporaryFolder } from './market.ts';

const runs = 3;
const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Audit {
  numericValue?: number;
  score: number | null;
}
interface Verdict {
  categories: Record<string, { score: number }>;
  audits: Record<string, Audit>;
}

/** The landing page of the demo world through Lighthouse's phone. */
export async function measurePage(): Promise<Bar[]> {
  using folder = temporaryFolder();
  const port = await freePort();
  await using _market = await start(
    'node',
    ['apps/server/src/main.ts'],
    { PORT: String(port), SOUK_DATA: join(folder.path, 'data') },
    `http://127.0.0.1:${port}/readyz`,
  );
  await fetch(`http://127.0.0.1:${port}/`);
  await drawn(join(folder.path, 'data/images/variants'));
  const verdicts: Verdict[] = [];
  for (let run = 0; run < runs; run += 1) {
    const file = join(folder.path, `${run}.json`);
    await lighthouse(`http://localhost:${port}/`, file);
    verdicts.push(JSON.parse(readFileSync(file, 'utf8')) as Verdict);
    console.log(`  ${wordsOf(verdicts[run])}`);
  }
  const score = (name: string) => median(verdicts.map((v) => (v.categories[name]?.score ?? 0) * 100));
  const audit = (name: string) => median(verdicts.map((v) => v.audits[name]?.numericValue ?? Number.NaN));
  return [
    atLeast('Lighthouse performance', score('performance'), 95),
    atLeast('Lighthouse accessibility', score('accessibility'), 100),
    atLeast('Lighthouse best practices', score('best-practices'), 95),
    atLeast('Lighthouse SEO', score('seo'), 95),
    atMost('largest paint', audit('largest-contentful-paint') / 1000, 2.2, 's'),
    atMost('layout shift', audit('cumulative-layout-shift'), 0.01),
    atMost('blocking time', audit('total-blocking-time'), 100, 'ms'),
    atMost('page weight', audit('total-byte-weight') / 1000, 350, 'kB'),
  ];
}

/** The first visit has the landing page's pictures drawn, which would take the processor from the browser. */
async function drawn(variants: string): Promise<void> {
  let before = 0;
  for (;;) {
    await pause(3_000);
    const now = existsSync(variants) ? readdirSync(variants, { recursive: true }).length : 0;
    if (now > 0 && now === before) return;
    before = now;
  }
}

function wordsOf(verdict: Verdict | undefined): string {
  const { audits, categories } = verdict ?? { audits: {}, categories: {} };
  const ms = (name: string) => `${name} ${Math.round(audits[name]?.numericValue ?? Number.NaN)}`;
  return `performance ${categories.performance?.score}, ${ms('largest-contentful-paint')}, ${ms('total-blocking-time')}`;
}

function lighthouse(url: string, file: string): Promise<void> {
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn('lighthouse', args, {
      cwd: root,
      env: { ...process.env, CHROME_PATH: chromiumPath() },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`lighthouse ended with ${code}`)),
    );
  });
}
