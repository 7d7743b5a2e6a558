import type { Door } from '@souk/shared/money/tickets/schema.ts';
import { doorsKey } from '@/platform/session/of-one-person.ts';
import { keptUntilOver } from './kept-until-over.ts';

/** Lists of guests of those who let people in. A list of thousands is about a megabyte, of which a browser keeps five. */
const kept = keptUntilOver<Door>({
  key: doorsKey,
  most: 3,
  endsAt: ({ event }) => Date.parse(event.endsAt),
});

export const keptDoor = kept.find;
export const keepDoor = (door: Door, now: number): void => kept.keep(door.event._id, door, now);
export const forgetDoor = kept.forget;
