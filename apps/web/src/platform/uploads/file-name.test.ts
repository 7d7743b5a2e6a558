import { fileName } from '@souk/shared/files/schema.ts';
import { expect, test } from 'vitest';
import { storableName } from './file-name.ts';

test.each([
  ['Küche.jpg', 'Küche.jpg'],
  ['a/b\\c.png', 'a b c.png'],
  ['invoice\u202egpj.exe', 'invoice gpj.exe'],
  ['...', 'file'],
  ['', 'file'],
  [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(195)}.jpeg`],
  [`${'😀'.repeat(150)}.jpg`, `${'😀'.repeat(98)}.jpg`],
])('a file called %j is kept as %j', (name, saved) => {
  expect(storableName(name)).toBe(saved);
  expect(fileName.parse(saved)).toBe(saved);
});
