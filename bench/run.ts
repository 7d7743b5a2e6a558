import { readdirSync } from 'node:fs';
import { report } from './bars.ts';

/** `npm run bench [suite]`: measures against the bars, in one run. */
const suites = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.suite.ts'))
  .map((name) => name.replace('.suite.ts', ''));
const wanted = process.argv[2];

if (wanted && !suites.includes(wanted)) {
  console.error(`There is no bench "${wanted}". There are: ${suites.join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const suite of wanted ? [wanted] : suites) {
    const { measure } = await import(`./${suite}.suite.ts`);
    report(suite, await measure());
  }
}
