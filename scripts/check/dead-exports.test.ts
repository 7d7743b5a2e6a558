import { expect, test } from 'vitest';
import { checkDeadExports } from './dead-exports.ts';

const lamps = 'packages/shared/src/lamps.ts';
const problemsOf = (text: string, others: Record<string, string> = {}) =>
  checkDeadExports([
    { path: lamps, text },
    ...Object.entries(others).map(([path, text]) => ({ path, text })),
  ]);

test.each([
  ['a function', 'export async function lit() {}\n'],
  ['a constant', 'export const lit = true;\n'],
  ['a type', 'export type lit = string;\n'],
  ['what is told on', "export { dim as lit } from './dim.ts';\n"],
  ['what only a comment names', '/** Not lit. */\nexport const lit = true; // lit\n'],
])('%s that nobody uses is told with its line', (_what, text) => {
  expect(problemsOf(text).join()).toMatch(/^packages\/shared\/src\/lamps\.ts:[12] exports lit,/);
});

test('a test keeps nothing alive, and neither does a file that takes something else', () => {
  const others = {
    'packages/shared/src/lamps.test.ts': "import { lit } from './lamps.ts';\n",
    'apps/web/src/a.ts': "import { dim, type Lamp } from '@souk/shared/lamps.ts';\n",
  };
  expect(problemsOf('export const lit = true;\n', others)).toHaveLength(1);
});

test.each<[string, Record<string, string>]>([
  [
    'a file',
    { 'apps/web/src/a.ts': "import {\n  type Lamp,\n  lit as on,\n} from '@souk/shared/lamps.ts';\n" },
  ],
  [
    'a door',
    {
      'packages/shared/src/index.ts': "export { lit } from './lamps.ts';\n",
      'apps/web/src/a.test.ts': "import { lit } from '@souk/shared/index.ts';\n",
    },
  ],
  ['all of it', { 'apps/web/src/a.ts': "import * as lamps from '@souk/shared/lamps.ts';\n" }],
  [
    'a call when it is needed',
    { 'apps/web/src/a.ts': "const late = () => import('@souk/shared/lamps.ts');\n" },
  ],
  ['the readme', { 'packages/shared/README.md': 'Call `lit` of them.\n' }],
])('what is used by %s lives', (_what, others) => {
  expect(problemsOf('export const lit = true;\n', others)).toEqual([]);
});

test('what its own file uses lives', () => {
  expect(problemsOf('export const lit = true;\nsetTimeout(() => lit);\n')).toEqual([]);
});

test('the tools of tests live by tests', () => {
  const tool = { path: 'apps/server/src/lamp.builder.ts', text: 'export const buildLamp = () => 1;\n' };
  const user = {
    path: 'apps/server/src/lamp.test.ts',
    text: "import { buildLamp } from './lamp.builder.ts';\n",
  };
  expect(checkDeadExports([tool, user])).toEqual([]);
  expect(checkDeadExports([tool])).toHaveLength(1);
});
