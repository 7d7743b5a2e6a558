import { expect, test } from 'vitest';
import { checkLateSchemas } from './late-schemas.ts';

const shared = [
  {
    path: 'packages/shared/src/lamps/schema.ts',
    text: "import { z } from 'zod';\nexport const lamp = z.object({});\n",
  },
  { path: 'packages/shared/src/lamps/names.ts', text: "export const names = ['desk'] as const;\n" },
  { path: 'packages/shared/src/lamps/all.ts', text: "import { lamp } from './schema.ts';\n" },
];
const problemsOf = (path: string, text: string) =>
  checkLateSchemas([...shared, { path: `apps/web/src/${path}`, text }]);

test.each([
  ['the schema itself', "import { lamp } from '@souk/shared/lamps/schema.ts';\n"],
  ['what brings the schema', "import { all } from '@souk/shared/lamps/all.ts';\n"],
  ['zod', "import { z } from 'zod';\n"],
])('a screen that loads %s is told', (_what, text) => {
  expect(problemsOf('lamps/ui/lamp.tsx', text)).toHaveLength(1);
});

test.each([
  ['types', "import type { Lamp } from '@souk/shared/lamps/schema.ts';\n"],
  ['words without a schema', "import { names } from '@souk/shared/lamps/names.ts';\n"],
  ['what is loaded later', "const late = () => import('@souk/shared/lamps/schema.ts');\n"],
])('a screen may load %s', (_what, text) => {
  expect(problemsOf('lamps/ui/lamp.tsx', text)).toEqual([]);
});

test('a worker checks what it is given', () => {
  expect(
    problemsOf('lamps/verify.worker.ts', "import { lamp } from '@souk/shared/lamps/schema.ts';\n"),
  ).toEqual([]);
});
