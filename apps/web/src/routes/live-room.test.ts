import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import { expect, test } from 'vitest';
import { screen } from './live-room.tsx';

const goesOnIn = (state: Show['state']) => screen.goesOn?.({ state } as Show) ?? null;

test('a live room names ahead what it asks for by itself', () => {
  const named = goesOnIn('live');
  expect(named?.with).toEqual(['platform/live/open-client.ts']);
  const modules = [...(named?.with ?? []), ...(named?.soon ?? [])];
  expect(modules.filter((module) => !existsSync(join(import.meta.dirname, '..', module)))).toEqual([]);
});

test('before a show and after it there is no line to hurry for', () => {
  expect(goesOnIn('scheduled')).toBeNull();
  expect(goesOnIn('ended')).toBeNull();
});
