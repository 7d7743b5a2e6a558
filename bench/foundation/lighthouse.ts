import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromiumPath } from '../../scripts/chromium.ts';
import { root } from './market.ts';

export interface Verdict {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null }>;
  /** Such as NO_NAVSTART: the browser recorded nothing. */
  runtimeError?: { code: string };
}

const attempts = 3;
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

/** What Lighthouse says of a page. Now and then a browser records nothing, which says nothing of the page. */
export async function judge(
  url: string,
  file: string,
  say = console.log,
  run: typeof runLighthouse = runLighthouse,
): Promise<Verdict> {
  for (let attempt = 1; ; attempt += 1) {
    const { verdict, failure } = await run(url, file).then(readVerdict, (error: Error) => ({
      verdict: undefined,
      failure: error.message,
    }));
    if (verdict) return verdict;
    if (attempt === attempts)
      throw new Error(`Lighthouse failed ${attempts} times, at last with: ${failure}`);
    say(`  Lighthouse recorded nothing (${failure}): run again`);
  }
}

function readVerdict(file: string): { verdict?: Verdict; failure?: string } {
  const verdict = JSON.parse(readFileSync(file, 'utf8')) as Verdict;
  return verdict.runtimeError ? { failure: verdict.runtimeError.code } : { verdict };
}

function runLighthouse(url: string, file: string): Promise<string> {
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
      code === 0 ? resolve(file) : reject(new Error(`lighthouse ended with ${code}`)),
    );
  });
}
