import { readRecord, type TriedBy } from './record.ts';
import { rows } from './rows.ts';

/** What was tried, by row, as a page for people. */
export function reliabilityPage(tries: readonly TriedBy[] = readRecord()): string {
  const lines = Object.entries(rows).flatMap(([what, row]) => [
    '',
    `## ${what[0]?.toUpperCase()}${what.slice(1)}`,
    '',
    `Tried: ${row.tries}. Must hold: ${row.holds}.`,
    '',
    ...(row.comesWith ? [`Comes with ${row.comesWith}.`] : tableOf(tries.filter((one) => one.what === what))),
  ]);
  return `${intro}\n${lines.join('\n')}\n`;
}

const intro = `# What was done to it

The faults that this market is put through, how often, by which test and when it last held. This page is written by
\`npm run reliability\` from what the tests of this working copy said; \`npm test\` tries the short figures and leaves the
same page in \`test-results/reliability.md\`, \`npm run test:long\` tries the long ones and writes it here. A test that
failed is not counted.`;

function tableOf(tries: readonly TriedBy[]): string[] {
  if (tries.length === 0) return ['Not tried in this working copy yet.'];
  const sorted = tries.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.test.localeCompare(b.test) || a.times - b.times,
  );
  return [
    '| times | by | seen | on |',
    '| ---: | --- | --- | --- |',
    ...sorted.map(
      ({ times, file, test, seen, on }) =>
        `| ${times.toLocaleString('en-US')} | [${cell(test)}](../${file}) | ${cell(seen ?? '')} | ${on} |`,
    ),
  ];
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
