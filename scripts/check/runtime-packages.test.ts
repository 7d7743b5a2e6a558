import { expect, test } from 'vitest';
import { checkRuntimePackages } from './runtime-packages.ts';

const complaints = (path: string, text: string) =>
  checkRuntimePackages([{ path, text }], () => ['engine', '@scope/engine']);

test.each([
  ['apps/server/src/platform/x.ts', "import tool from 'tool';\n"],
  ['apps/server/src/platform/x.ts', "import { part } from '@scope/tool/part';\n"],
  ['apps/web/src/platform/x.ts', "const tool = await import('tool');\n"],
  ['packages/live/src/x.ts', "import tool from 'tool';\n"],
])('a market started without its tests’ packages is not let down by %s with %s', (path, text) => {
  expect(complaints(path, text).join()).toContain('name it in the "dependencies"');
});

test.each([
  ['apps/server/src/platform/x.test.ts', "import tool from 'tool';\n"],
  ['apps/server/src/testing/x.ts', "import tool from 'tool';\n"],
  ['packages/drawing/src/testing.ts', "import tool from 'tool';\n"],
  ['apps/server/src/platform/x.ts', "import type { Tool } from 'tool';\n"],
  ['apps/server/src/platform/x.ts', "import engine from 'engine';\n"],
  ['apps/server/src/platform/x.ts', "import { part } from '@scope/engine/part';\n"],
  ['apps/server/src/platform/x.ts', "import { join } from 'node:path';\nimport y from './y.ts';\n"],
  ['apps/web/src/features/x.ts', "import y from '@/platform/y.ts';\nimport z from 'virtual:z';\n"],
])('%s may say %s', (path, text) => {
  expect(complaints(path, text)).toEqual([]);
});
