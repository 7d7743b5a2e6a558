import type { AskedPublish } from '@souk/live/server/channel.ts';
import { roomReaction } from '@souk/shared/live/room-chat/schema.ts';
import type { LiveAsker, LiveChannel } from '../../../platform/live/index.ts';
import { whySilent } from './message.policy.ts';
import { mayHear, roomOf } from './room-chat.live.ts';

/** What people send up over the picture: told as how often each was sent, and kept by nobody. */
export const roomChatChannels: readonly LiveChannel[] = [
  {
    path: 'rooms/{showId}/reactions',
    subscribe: mayHear,
    publish: mayReact,
    count: (data) => roomReaction.safeParse(data).data?.emoji ?? null,
  },
];

// A room full of people taps fast: whether one may is looked up once a second, which is how soon a ban works.
const REMEMBERED_MS = 1_000;
const MOST_REMEMBERED = 10_000;
const known = new Map<string, { until: number; may: Promise<boolean> }>();

async function mayReact(asked: AskedPublish<LiveAsker>): Promise<boolean> {
  const { who, params, data } = asked;
  if (!who || !roomReaction.safeParse(data).success) return false;
  const key = `${params.showId} ${who.id}`;
  const now = performance.now();
  const found = known.get(key);
  if (found && found.until > now) return await found.may;
  if (known.size >= MOST_REMEMBERED) forgetPast(now);
  const may = roomOf(asked).then((room) => room !== null && !whySilent(room));
  known.set(key, { until: now + REMEMBERED_MS, may });
  return await may;
}

function forgetPast(now: number): void {
  for (const [key, { until }] of known) if (until <= now) known.delete(key);
  if (known.size >= MOST_REMEMBERED) known.clear();
}
