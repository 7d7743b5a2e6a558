import { LiveError } from '@souk/live/errors.ts';
import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { RoomMessageId } from '@souk/shared/live/room-chat/schema.ts';
import { minorDigits } from '@souk/shared/money.ts';
import { sayInRoom } from '../../features/live/room-chat/index.ts';
import { idOf } from '../../platform/ids.ts';
import { viewersSay } from '../content/room-talk.ts';
import { actingAs, type BotParts } from './acting-as.ts';
import type { Bot } from './crowd.ts';
import { shopsWithHosts } from './hosted.ts';
import { findRoomWords, findSaid, type LotWords, type RoomWords, wordFor } from './room.repo.ts';
import { inSight } from './sight.ts';
import type { Stage } from './stage.repo.ts';
import { type Piece, type RoomNow, talkBetween, type Utterance, worded } from './talking.rules.ts';

const MINUTES = 10;
/** So many things said are known by their keys. */
const MOST_KEYS = 2_000;
const TEN_MINUTES_MS = MINUTES * 60_000;
/** Viewers think before they say the next thing. */
const BREATH_MS = 25_000;

export interface Spoken {
  afterMs: number;
  perform(): Promise<void>;
}

/** What demo people say in rooms with viewers, through the same door as everyone. */
export class Talking {
  private readonly parts: BotParts;
  private heard = new Map<ShowId, Heard>();
  private upTo = Number.NEGATIVE_INFINITY;

  constructor(parts: BotParts) {
    this.parts = parts;
  }

  /** All that is said from the last time until a moment. */
  async talk(stages: readonly Stage[], crowd: readonly Bot[], now: number): Promise<Spoken[]> {
    // What should have been said while nobody looked is not made up for.
    const from = Math.max(this.upTo, now - 2_500);
    this.upTo = now;
    const watched = stages.filter(({ watching }) => watching > 0);
    const { db } = this.parts;
    const words = await findRoomWords(
      db,
      watched.map(({ showId, running, last, queued }) => ({
        showId,
        lots: [running?.id, last?.id, queued[0]].filter((id) => id !== undefined),
      })),
    );
    const spoken: Spoken[] = [];
    for (const stage of watched) {
      const known = words.get(stage.showId);
      if (!known) continue;
      const heard = this.heard.get(stage.showId) ?? new Heard(await findSaid(db, stage.showId, MINUTES));
      this.heard.set(stage.showId, heard);
      for (const utterance of talkBetween(roomOf(stage, known), crowd, from, now)) {
        const text = heard.choose(utterance, utterance.by === stage.hostId);
        if (text) spoken.push(this.say(stage.showId, utterance, text, from));
      }
    }
    this.forgetRooms(stages);
    return spoken;
  }

  private say(showId: ShowId, { key, by, at }: Utterance, text: string, from: number): Spoken {
    const { db, clock } = this.parts;
    const id = idOf<RoomMessageId>(`said:${showId}:${key}`);
    const { actor } = actingAs(this.parts, by);
    return {
      afterMs: Math.max(0, Math.min(1_000, at - from)),
      // The host may have set the room so that they wait, or do not speak.
      perform: () => unlessRefused(sayInRoom({ db, actor, now: clock.now() }, showId, { id, text })),
    };
  }

  private forgetRooms(stages: readonly Stage[]): void {
    const onAir = new Set(stages.map(({ showId }) => showId));
    for (const id of this.heard.keys()) if (!onAir.has(id)) this.heard.delete(id);
  }
}

/** What was said in a room of late, so that nobody says it again. */
class Heard {
  private texts: Map<string, number>;
  private readonly lines = new Map<string, number>();
  private readonly speakers = new Map<UserId, number>();
  /** Of late, by their keys. */
  private keys = new Set<string>();

  constructor(said: ReadonlyArray<{ text: string; at: number }>) {
    this.texts = new Map(said.map(({ text, at }) => [text, at]));
  }

  /** The words of what is said; null when there is nothing left that was not heard. */
  choose({ key, after, by, among, words, at }: Utterance, isHost: boolean): string | null {
    if (after !== undefined && !this.keys.has(after)) return null;
    const spokeAt = this.speakers.get(by);
    if (!isHost && spokeAt !== undefined && at - spokeAt < BREATH_MS) return null;
    // Nobody comes in twice.
    if (among === viewersSay.hello && spokeAt !== undefined) return null;
    const since = (line: string) => this.lines.get(line) ?? 0;
    const seed = `${by}:${at}`;
    const order = [...among].sort(
      (a, b) => since(a) - since(b) || (idOf(a + seed) < idOf(b + seed) ? -1 : 1),
    );
    for (const line of order) {
      const text = worded(line, words).trim();
      if (at - (this.texts.get(text) ?? Number.NEGATIVE_INFINITY) < TEN_MINUTES_MS) continue;
      return this.keep({ key, by, at }, line, text);
    }
    // Better an answer twice than none.
    const [again] = order;
    return after !== undefined && again ? this.keep({ key, by, at }, again, worded(again, words)) : null;
  }

  private keep({ key, by, at }: Pick<Utterance, 'key' | 'by' | 'at'>, line: string, text: string): string {
    this.texts.set(text, at);
    this.lines.set(line, at);
    this.speakers.set(by, at);
    if (this.keys.size > MOST_KEYS) this.keys = new Set();
    this.keys.add(key);
    return text;
  }
}

function roomOf(stage: Stage, words: RoomWords): RoomNow {
  const lotOf = (id: string | undefined) => words.lots.find((lot) => lot.id === id);
  const { showId, hostId, shopId, running, last } = stage;
  const now = lotOf(running?.id);
  const sight = running && inSight(running);
  const before = lotOf(last?.id);
  return {
    showId,
    host: {
      id: hostId,
      firstName: firstOf(words.hostName),
      town: words.town,
      sendsWithinDays: words.sendsWithinDays,
    },
    isHosted: shopsWithHosts.includes(shopId),
    running:
      now && sight
        ? { ...pieceOf(now), sight, price: said(sight.price, now), next: said(sight.nextBid, now) }
        : null,
    last:
      before && last
        ? {
            ...{
              ...pieceOf(before),
              id: before.id,
              closedAt: last.closedAt,
              isSold: before.state === 'sold',
            },
            ...{ bids: before.bids, price: said(before.price, before), winner: before.winner },
          }
        : null,
    upNext: lotOf(stage.queued[0])?.title ?? null,
  };
}

const pieceOf = ({ title, description, facts, productId }: LotWords): Piece => ({
  ...{ title, facts, piece: wordFor(productId) },
  told: description
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.length > 20 && sentence.length < 220),
});

const firstOf = (name: string): string => name.split(' ')[0] ?? name;

function said(amount: number, { currency }: LotWords): string {
  const digits = minorDigits(currency);
  const whole = amount % 10 ** digits === 0;
  return new Intl.NumberFormat('en-US', {
    ...{ style: 'currency', currency },
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

async function unlessRefused(act: Promise<void>): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof LiveError)) throw error;
  }
}
