import type { LiveError } from '@souk/live/errors.ts';
import type { Write } from '@souk/live/writes.ts';

type Told = (writes: readonly Write[], error: LiveError) => void;

const waiting: Parameters<Told>[] = [];
let told: Told | undefined;

/** What an earlier page wrote and the server does not take. It waits here until the code that keeps it has come. */
export function tellRefused(...refused: Parameters<Told>): void {
  if (told) told(...refused);
  else waiting.push(refused);
}

/** Who is told of it, from the first refusal on. There is one. */
export function hearRefused(listener: Told): void {
  told = listener;
  for (const refused of waiting.splice(0)) listener(...refused);
}
