import type { LotId, ShowId, UserId } from '@souk/shared/ids.ts';
import { questionsByFact } from '../content/room-questions.ts';
import { hostSays, shippingAnswers, viewersSay } from '../content/room-talk.ts';
import { type Chance, chanceOf } from '../random.ts';
import { interestedIn, type LotInSight } from './bidding.rules.ts';
import type { Bot } from './crowd.ts';

/** A piece as those in the room know it. */
export interface Piece {
  title: string;
  /** What it is in a word. */
  piece: string;
  /** The sentences of its description. */
  told: readonly string[];
  facts: ReadonlyArray<{ name: string; value: string }>;
}

/** What goes on in a room. Amounts as they are said, moments in milliseconds since 1970. */
export interface RoomNow {
  showId: ShowId;
  host: { id: UserId; firstName: string; town: string; sendsWithinDays: number };
  /** Whether the host speaks by themselves. */
  isHosted: boolean;
  running: (Piece & { sight: LotInSight; price: string; next: string }) | null;
  last:
    | (Piece & {
        id: LotId;
        closedAt: number;
        isSold: boolean;
        bids: number;
        price: string;
        winner: { id: UserId; handle: string } | null;
      })
    | null;
  /** The title of what comes next. */
  upNext: string | null;
}

/** What a person is about to say: the one of these that was not heard for longest. */
export interface Utterance {
  /** The same one is said once. */
  key: string;
  by: UserId;
  among: readonly string[];
  words: Readonly<Record<string, string>>;
  at: number;
  /** It answers this one, and is not said without it. */
  after?: string;
}

type Said = Omit<Utterance, 'key' | 'at'>;

/** The people in this room tonight: some of the crowd, others at each show. */
export const regularsOf = (showId: ShowId, crowd: readonly Bot[]): Bot[] =>
  chanceOf(`regulars:${showId}`).some(crowd, 26);

/** All that is said in a room between two moments. The same room and stretch give the same. */
export function talkBetween(room: RoomNow, crowd: readonly Bot[], from: number, to: number): Utterance[] {
  const people = regularsOf(room.showId, crowd);
  if (people.length < 3) return [];
  return [
    ...aroundLot(room, people),
    ...aroundSale(room, people, crowd),
    ...inBetween(room, people, from, to),
  ]
    .filter(({ at }) => at > from && at <= to)
    .filter(({ by }) => room.isHosted || by !== room.host.id)
    .sort((one, other) => one.at - other.at);
}

function* aroundLot(room: RoomNow, people: readonly Bot[]): Iterable<Utterance> {
  const { running, host } = room;
  if (!running) return;
  const { sight } = running;
  const chance = chanceOf(`talk:${sight.id}`);
  const words = { title: running.title, price: running.price, next: running.next };
  const say = (name: string, seconds: number, said: Said): Utterance => ({
    ...{ ...said, key: `${sight.id}:${name}`, at: sight.startsAt + seconds * 1_000 },
  });
  const byHost = (among: readonly string[]): Said => ({ by: host.id, among, words });
  yield say('opening', 0.7, byHost(hostSays.opening));
  const told = chance.some(running.told, 3);
  const tells = [4 + 3 * chance.next(), 20 + 6 * chance.next(), 46 + 9 * chance.next()];
  for (const [i, text] of told.entries()) {
    if (i === 0 || chance.happens(0.6)) yield say(`tells ${i}`, tells[i] ?? 60, byHost([text]));
  }
  const asked = chance.some(questionsAbout(running, room), 2);
  for (const [i, question] of asked.entries()) {
    const at = 8 + 19 * i + 6 * chance.next();
    const who = chance.pick(people).id;
    const isAsked = chance.happens(i === 0 ? 0.75 : 0.45);
    if (!isAsked || !room.isHosted) continue;
    yield say(`asks ${i}`, at, { by: who, among: question.asked, words: question.words });
    yield say(`answers ${i}`, at + 3 + 2.5 * chance.next(), {
      by: host.id,
      among: question.answered,
      words: question.words,
      after: `${sight.id}:asks ${i}`,
    });
  }
  for (let minute = 34 + 8 * chance.next(); minute < 600; minute += 17 + 14 * chance.next())
    yield say(`calls ${Math.round(minute)}`, minute, byHost(callsAt(sight, minute)));
}

/** What a host says to have more bids. */
function callsAt({ bidCount, startsAt, endsAt }: LotInSight, second: number): readonly string[] {
  if (bidCount === 0) return hostSays.noBid;
  return endsAt - startsAt - second * 1_000 < 9_000 ? hostSays.late : hostSays.calling;
}

interface Asked {
  asked: readonly string[];
  answered: readonly string[];
  words: Readonly<Record<string, string>>;
}

function questionsAbout({ facts, piece }: Piece, { host }: RoomNow): Asked[] {
  const days = host.sendsWithinDays === 1 ? 'the next day' : `within ${host.sendsWithinDays} days`;
  return [
    ...facts.flatMap(({ name, value }) => {
      const known = questionsByFact[name];
      return known ? [{ ...known, words: { piece, value, 'value:lower': inSentence(value) } }] : [];
    }),
    { asked: viewersSay.shipping, answered: shippingAnswers, words: { town: host.town, days } },
  ];
}

/** As it stands inside a sentence: "Stoneware, tin glaze" begins small, "EDP" and "E27" do not. */
const inSentence = (value: string): string =>
  /^[A-Z][a-z]/.test(value) ? `${value.charAt(0).toLowerCase()}${value.slice(1)}` : value;

function* aroundSale(room: RoomNow, people: readonly Bot[], crowd: readonly Bot[]): Iterable<Utterance> {
  const { last, host } = room;
  if (!last) return;
  const chance = chanceOf(`sale:${last.id}`);
  const winner = last.winner ? `@${last.winner.handle}` : '';
  const words = {
    title: last.title,
    price: last.price,
    winner,
    host: host.firstName,
    next: room.upNext ?? '',
  };
  const say = (name: string, seconds: number, by: UserId, among: readonly string[]): Utterance => ({
    ...{ by, among, words, key: `${last.id}:${name}`, at: last.closedAt + seconds * 1_000 },
  });
  if (!last.isSold || !last.winner) {
    yield say('passed', 1, host.id, hostSays.passed);
    if (chance.happens(0.5)) yield say('pity', 3.2, chance.pick(people).id, viewersSay.pity);
  } else {
    yield say('sold', 0.8, host.id, last.bids > 14 ? [...hostSays.fought, ...hostSays.sold] : hostSays.sold);
    const { id: winnerId } = last.winner;
    const others = chance.some(
      people.filter(({ id }) => id !== winnerId),
      chance.between(1, 3),
    );
    for (const [i, { id }] of others.entries())
      yield say(`cheers ${i}`, 1.6 + 1.5 * i + 1.2 * chance.next(), id, viewersSay.cheer);
    // A visitor says their own thanks.
    if (crowd.some(({ id }) => id === winnerId) && chance.happens(0.85))
      yield say('thanks', 3 + 2.5 * chance.next(), winnerId, viewersSay.thanks);
  }
  const between = room.upNext
    ? hostSays.between
    : hostSays.between.filter((line) => !line.includes('{next}'));
  if (chance.happens(0.7)) yield say('between', 5.5 + 2 * chance.next(), host.id, between);
}

// A message in so many seconds, besides what is said about a lot and its sale.
const EVERY_S = 5;

/** Hellos, and what one says while watching others bid. */
function* inBetween(room: RoomNow, crowd: readonly Bot[], from: number, to: number): Iterable<Utterance> {
  const people = regularsOf(room.showId, crowd);
  // They come by, say hello and mostly listen.
  const lurkers = crowd.filter((bot) => !people.includes(bot));
  // An answer comes a moment after what it answers.
  for (let second = Math.floor(from / 1_000) - 4; second <= to / 1_000; second += 1) {
    const chance = chanceOf(`room:${room.showId}:${second}`);
    if (!chance.happens(1 / EVERY_S)) continue;
    const who = chance.pick(people);
    const at = (second + chance.next()) * 1_000;
    const key = `${room.showId}:${second}`;
    const { host } = room;
    const words = { host: host.firstName, next: room.upNext ?? '' };
    const guest = lurkers.length > 0 && chance.happens(0.16) ? chance.pick(lurkers) : null;
    if (guest) {
      const own = { ...words, town: guest.city, name: firstNameOf(guest) };
      yield { key, by: guest.id, among: viewersSay.hello, words: own, at };
      if (chance.happens(0.7)) {
        const welcome = { key: `${key}:welcome`, after: key, by: host.id, among: hostSays.welcome };
        yield { ...welcome, words: own, at: at + 2_200 };
      }
      continue;
    }
    const remark = remarkOf(room, who, chance, at);
    if (remark) yield { key, by: who.id, among: remark, words, at };
    if (remark === viewersSay.next)
      yield { key: `${key}:next`, by: host.id, among: hostSays.next, words, at: at + 2_400 };
  }
}

/** What fits how the lot stands; nothing when one had better bid. */
function remarkOf(
  { running, upNext }: RoomNow,
  who: Bot,
  chance: Chance,
  now: number,
): readonly string[] | null {
  if (!running)
    return chance.happens(0.4) ? viewersSay.idle : upNext && chance.happens(0.3) ? viewersSay.next : null;
  const { sight } = running;
  const { price, worth, bidCount, bidAt, endsAt, startsAt, leaderId } = sight;
  if (leaderId === who.id) return null;
  const own = interestedIn(sight, [who.id]).length > 0;
  const isRecent = bidAt !== null && now - bidAt < 4_000;
  const wasLate = isRecent && bidAt !== null && endsAt - bidAt < 10_500 && now - startsAt > 25_000;
  if (wasLate && chance.happens(0.35)) return viewersSay.lastSecond;
  if (bidCount > 7 && price > worth * 0.75 && own && chance.happens(0.3)) return viewersSay.out;
  if (bidCount > 5 && isRecent) return viewersSay.racing;
  if (bidCount > 1 && price < worth * 0.3 && chance.happens(0.4)) return viewersSay.bargain;
  return now - startsAt < 20_000 || chance.happens(0.4) ? viewersSay.early : null;
}

const firstNameOf = ({ name }: Bot): string => name.split(' ')[0] ?? name;

/** The words of a line put in. */
export const worded = (line: string, words: Readonly<Record<string, string>>): string =>
  line.replace(/\{([a-z:]+)\}/g, (_, name: string) => words[name] ?? '');
