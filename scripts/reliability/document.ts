import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, root, type TriedBy } from './record.ts';
import { rows } from './rows.ts';

/**
 * What was tried, by row, as a page for people. What stands on the page so far and was not tried here, in a working copy
 * that may be new, stays as it is.
 */
export function reliabilityPage(pageBefore: string, fresh: readonly TriedBy[] = readRecord()): string {
  const isHere = (old: TriedBy) =>
    fresh.some(
      ({ what, file, figures }) => `${what} ${file} ${figures}` === `${old.what} ${old.file} ${old.figures}`,
    );
  const tries = [...fresh, ...triesOn(pageBefore).filter((old) => !isHere(old))].filter(({ file }) =>
    existsSync(join(root, file)),
  );
  const lines = Object.entries(rows).flatMap(([what, row]) => [
    '',
    `## ${titleOf(what)}`,
    '',
    `Tried: ${row.tries}. Must hold: ${row.holds}.`,
    '',
    ...(row.instead ? [row.instead] : tableOf(tries.filter((one) => one.what === what))),
  ]);
  return `${intro}\n${lines.join('\n')}\n`;
}

/** Writes the page there; what was tried elsewhere comes from the one that is kept. */
export function writePage(place: string): void {
  const kept = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
  writeFileSync(join(root, place), reliabilityPage(kept));
}

const intro = `# What was done to it

The faults that this market is put through, how often, by which test and when it last held. This page is written by
\`npm run reliability\` from what the tests of this working copy said; what was not tried in it stands here as it did.
\`npm test\` tries the short figures and leaves the same page in \`test-results/reliability.md\`, \`npm run test:long\`
tries the long ones and writes it here. A test that failed is not counted.`;

function tableOf(tries: readonly TriedBy[]): string[] {
  if (tries.length === 0) return ['Not tried yet.'];
  const sorted = together(tries).toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.test.localeCompare(b.test) || a.times - b.times,
  );
  return [
    '| times | figures | by | seen | on |',
    '| ---: | --- | --- | --- | --- |',
    ...sorted.map(
      ({ times, figures, file, test, seen, on }) =>
        `| ${times.toLocaleString('en-US')} | ${figures} | [${cell(test)}](../${file}) | ${cell(seen ?? '')} | ${on} |`,
    ),
  ];
}

/** Tests of one file that say the same of themselves are one line. */
function together(tries: readonly TriedBy[]): TriedBy[] {
  const groups = Map.groupBy(tries, (one) => [one.file, one.figures, one.seen ?? one.test].join('\n'));
  return [...groups.values()].map(([first, ...others]) => {
    const all = [first as TriedBy, ...others];
    if (others.length === 0) return all[0] as TriedBy;
    return {
      ...(first as TriedBy),
      times: all.reduce((sum, { times }) => sum + times, 0),
      test: `${all.length} of its tests`,
      on: all.map(({ on }) => on).toSorted()[0] as string,
    };
  });
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
const uncell = (text = ''): string => text.replaceAll('\\|', '|');

const lineOfTable =
  /^\| (?<times>[\d,]+) \| (?<figures>short|long) \| \[(?<test>.*)\]\(\.\.\/(?<file>[^)]*)\) \| (?<seen>.*) \| (?<on>[\d-]+) \|$/;

/** The page read again. */
function triesOn(page: string): TriedBy[] {
  const titles = new Map(Object.keys(rows).map((what) => [titleOf(what), what]));
  return page.split('\n## ').flatMap((section) => {
    const [title = '', ...lines] = section.split('\n');
    const what = titles.get(title);
    if (what === undefined) return [];
    return lines.flatMap((line) => {
      const found = lineOfTable.exec(line)?.groups;
      if (!found) return [];
      const { times = '', test, file = '', seen, on = '' } = found;
      const figures = found.figures === 'long' ? 'long' : 'short';
      const said = { seen: seen ? uncell(seen) : undefined, test: uncell(test), file, on };
      return [{ what, times: Number(times.replaceAll(',', '')), figures, ...said } satisfies TriedBy];
    });
  });
}

const titleOf = (what: string): string => `${what[0]?.toUpperCase()}${what.slice(1)}`;
