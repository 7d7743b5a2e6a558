import { expect, test } from 'vitest';
import { checkCircles } from './circles.ts';

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => ({ path: `apps/web/src/${name}`, text }));

test('a circle is told once, with the way round, however one enters it', () => {
  const circle = files({
    'main.ts': "import { a } from './a.ts';\n",
    'a.ts': "import { b } from '@/b.ts';\n",
    'b.ts': "export { c } from './c.ts';\n",
    'c.ts': "import { a } from './a.ts';\n",
  });
  const way = ['a', 'b', 'c', 'a'].map((name) => `apps/web/src/${name}.ts`);
  expect(checkCircles(circle)).toEqual([way.join('\n  imports ')]);
});

test('types may know each other, and what is fetched later may know who asks', () => {
  expect(
    checkCircles(
      files({
        'a.ts': "import type { B } from './b.ts';\nimport { type C, type D } from './b.ts';\n",
        'b.ts': "import { a } from './a.ts';\n",
        'd.ts': "const late = () => import('./e.ts');\n",
        'e.ts': "import { d } from './d.ts';\n",
      }),
    ),
  ).toEqual([]);
});
