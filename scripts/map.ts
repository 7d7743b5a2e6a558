import { checkBoundaries, districts } from './check/boundaries.ts';
import { checkCircles } from './check/circles.ts';
import { sourceFiles } from './check/files.ts';

/** `npm run map`: the six districts in their three places with their lines, and whether an arrow runs back. */
const floors = {
  shared: 'packages/shared/src/',
  server: 'apps/server/src/features/',
  web: 'apps/web/src/features/',
};
const sources = sourceFiles(/^(apps|packages)\/.*\.tsx?$/);
const rows = districts.flatMap((district) => {
  const nouns = new Map<string, Record<keyof typeof floors, number>>();
  for (const { path, text } of sources)
    for (const [floor, folder] of Object.entries(floors) as [keyof typeof floors, string][]) {
      if (!path.startsWith(`${folder}${district}/`)) continue;
      const [noun = '', ...below] = path.slice(folder.length + district.length + 1).split('/');
      if (below.length === 0) continue;
      const lines = nouns.get(noun) ?? { shared: 0, server: 0, web: 0 };
      lines[floor] += text.split('\n').length - 1;
      nouns.set(noun, lines);
    }
  return [...nouns].sort().map(([noun, lines]) => [`${district}/${noun}`, ...Object.values(lines)] as const);
});
for (const [name, ...lines] of [['', ...Object.keys(floors)] as const, ...rows])
  process.stdout.write(
    `${name.padEnd(30)}${lines.map((count) => String(count || '·').padStart(8)).join('')}\n`,
  );
const files = sources.length;
const longest = Math.max(...sources.map(({ text }) => text.split('\n').length - 1));
process.stdout.write(
  `\n${files} files, the longest of ${longest} lines; ${checkCircles().length} circles; ${checkBoundaries().length} arrows back\n`,
);
