import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Silence is part of passing: whatever warns or complains on the console fails its test.
let watched: MockInstance[] = [];

beforeEach(() => {
  watched = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const said = watched.flatMap((method) => method.mock.calls);
  for (const method of watched) method.mockRestore();
  expect(said, 'nothing is written to the console').toEqual([]);
});
