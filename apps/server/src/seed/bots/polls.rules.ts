import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { NewPoll, PollId } from '@souk/shared/live/polls/schema.ts';
import { roomPolls } from '../content/room-polls.ts';
import { chanceOf } from '../random.ts';

/** A show with viewers, and what it asked. Moments in milliseconds since 1970. */
export interface AskingShow {
  showId: ShowId;
  startsAt: number;
  open: { id: PollId; endsAt: number; answers: number } | null;
  lastEndedAt: number | null;
  count: number;
}

const ASKED_SECONDS = 60;
const HELLO_MS = 75_000;
const PAUSE_MS = 6 * 60_000;
/** A show has no more, so that a visitor may ask some too. */
const MOST = 40;
const SOME_SHOWS = 0.6;
/** In a second in which nothing else keeps the host from it. */
const CHANCE = 0.04;
const VOTES = 0.4;

/** What its host asks in this second, if anything: one question after the other. */
export function asksNow(
  { showId, startsAt, open, lastEndedAt, count }: AskingShow,
  now: number,
): NewPoll | null {
  if (open || count >= MOST || !chanceOf(`asks:${showId}`).happens(SOME_SHOWS)) return null;
  if (now < (lastEndedAt === null ? startsAt + HELLO_MS : lastEndedAt + PAUSE_MS)) return null;
  if (!chanceOf(`asks:${showId}:${Math.floor(now / 1_000)}`).happens(CHANCE)) return null;
  const asked = roomPolls[count % roomPolls.length];
  return asked ? { question: asked.question, answers: [...asked.answers], seconds: ASKED_SECONDS } : null;
}

/** Who votes in this second, and for what; most have the same taste. */
export function votesNow(
  { open }: AskingShow,
  crowd: readonly UserId[],
  now: number,
): { voter: UserId; answer: number } | null {
  if (!open || open.endsAt - now < 2_000 || crowd.length === 0) return null;
  const chance = chanceOf(`votes:${open.id}:${Math.floor(now / 1_000)}`);
  if (!chance.happens(VOTES)) return null;
  const voter = chance.pick(crowd);
  const places = Array.from({ length: open.answers }, (_, index) => index + 1);
  const liked = chanceOf(`liked:${open.id}`).pick(places);
  return { voter, answer: chanceOf(`vote:${open.id}:${voter}`).happens(0.4) ? liked : chance.pick(places) };
}
