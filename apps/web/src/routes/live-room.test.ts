import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import { expect, test } from 'vitest';
import { screen } from './live-room.tsx';

const soonOf = (state: Show['state']) => screen.soon?.({ state } as Show) ?? [];

test('a live room names ahead what it asks for once it has come alive', () => {
  const named = soonOf('live');
  expect(named).toContain('platform/live/open-client.ts');
  expect(named.filter((module) => !existsSync(join(import.meta.dirname, '..', module)))).toEqual([]);
});

test('before a show and after it there is no line to hurry for', () => {
  expect(soonOf('scheduled')).toEqual([]);
  expect(soonOf('ended')).toEqual([]);
});
