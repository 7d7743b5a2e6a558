import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('neighbouring dark squares are one bar', () => {
  const rows = [
    [true, true, false],
    [false, false, false],
    [true, false, true],
  ];
  expect(qrPath(rows)).toEqual({ size: 3, path: 'M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z' });
});
