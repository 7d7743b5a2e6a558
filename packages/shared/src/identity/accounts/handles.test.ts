import { expect, test } from 'vitest';
import { handleShape, isReservedHandle } from './handles.ts';

test.each(['admin', 'souk', 'souk.support', 'the-market', 'official_souk', 'Support24', 'me', 'my.shop'])(
  'nobody may call themselves %s',
  (handle) => {
    expect(isReservedHandle(handle)).toBe(true);
  },
);

test.each(['ines.carvalho', 'shopaholic', 'adminka', 'nour24', 'market-nour', 'livelyana'])(
  'anyone may call themselves %s',
  (handle) => {
    expect(isReservedHandle(handle)).toBe(false);
    expect(handleShape.test(handle)).toBe(true);
  },
);

test.each(['ab', '.ana', 'ana.', 'аna.halden', 'ana halden', 'ANA', 'a'.repeat(31), '@ana', 'ana/b'])(
  '%j is no handle',
  (text) => {
    expect(handleShape.test(text)).toBe(false);
  },
);
