import { expect, test } from 'vitest';
import { checkRuntimePackages } from './runtime-packages.ts';

const complaints = (path: string, text: string) =>
  checkRuntimePackages([{ path, text }], () => ['tool', '@scope/tool']);

test.each([
  "import tool from 'tool';\n",
  "import { part } from '@scope/tool/part';\n",
  "const tool = await import('tool');\n",
])('a market started without its tests’ packages is not let down by %s', (text) => {
  expect(complaints('apps/server/src/platform/x.ts', text).join()).toContain('move it to "dependencies"');
});

test.each([
  ['apps/server/src/platform/x.test.ts', "import tool from 'tool';\n"],
  ['apps/server/src/testing/x.ts', "import tool from 'tool';\n"],
  ['apps/server/src/platform/x.ts', "import type { Tool } from 'tool';\n"],
  ['apps/server/src/platform/x.ts', "import toolbox from 'toolbox';\n"],
])('%s may say %s', (path, text) => {
  expect(complaints(path, text)).toEqual([]);
});
