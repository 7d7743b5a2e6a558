import type { Door } from '@souk/shared/money/tickets/schema.ts';
import { doorsKey } from '@/platform/session/of-one-person.ts';
import { storedUntilOver } from './stored-until-over.ts';

/** Lists of guests of those who let people in. A list of thousands is about a megabyte, of which a browser keeps five. */
const stored = storedUntilOver<Door>({
  key: doorsKey,
  most: 3,
  endsAt: ({ event }) => Date.parse(event.endsAt),
});

export const storedDoor = stored.find;
export const keepDoor = (door: Door, now: number): void => stored.keep(door.event._id, door, now);
export const forgetDoor = stored.forget;
