import type { RoomMessage } from '@souk/shared/live/room-chat/schema.ts';
import { worded } from '../bots/talking.rules.ts';
import { hostSays, viewersSay } from '../content/room-talk.ts';
import { chanceOf } from '../random.ts';
import type { PastLot } from './past-show.repo.ts';

interface Speaker {
  id: string;
  name: string;
  handle: string;
}

const SECOND_MS = 1_000;
/** Seconds after a lot began. */
const viewersAt = [5, 14, 26, 41, 57];

/** What was said in the room of a past show, around each of its lots, in order. */
export function saidThen(lots: readonly PastLot[], host: Speaker): RoomMessage[] {
  return lots.flatMap((lot) => aroundLot(lot, host));
}

function aroundLot(lot: PastLot, host: Speaker): RoomMessage[] {
  const chance = chanceOf(`said:${lot.id}`);
  const words = { title: lot.title, price: spoken(lot.price), winner: `@${lot.winner}` };
  const begun = lot.startsAt.getTime();
  const sold = lot.closedAt.getTime();
  const say = (who: Speaker, at: number, line: string, more: Partial<RoomMessage> = {}): RoomMessage => ({
    ...{ by: who.id, name: who.name, handle: who.handle, at: Math.round(at), text: line, ...more },
  });
  const byHost = (at: number, line: string) => say(host, at, line, { role: 'host' });
  return [
    byHost(begun + SECOND_MS, worded(chance.pick(hostSays.opening), { ...words, price: spoken(lot.start) })),
    ...viewersAt
      .map((second) => begun + second * SECOND_MS)
      .filter((at) => at < sold)
      .map((at) => say(chance.pick(lot.bidders), at, chance.pick(viewersSay.early))),
    byHost(sold + SECOND_MS, worded(chance.pick(hostSays.sold), words)),
  ];
}

const spoken = (amount: number): string => `$${amount / 100}`;
