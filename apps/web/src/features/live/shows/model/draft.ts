import type { ClosingChoice } from '@souk/shared/live/auctions/closing-schema.ts';
import { showLotSeconds } from '@souk/shared/live/auctions/lot-terms.ts';
import type {
  OwnShow,
  ShowClip,
  ShowInput,
  ShowRepeat,
  ShowVisibility,
} from '@souk/shared/live/shows/edit-schema.ts';
import type { StepInput } from '@souk/shared/live/shows/steps-schema.ts';
import { amountsOf, inCurrency } from '@souk/shared/money-rules.ts';
import { wallTimeAt } from '@souk/shared/wall-time.ts';
import type { DraftStep } from './run-items.ts';

/** A lot as it is being written down. Amounts in minor units. */
export type DraftLot = {
  /** Names it in the list, whether it was sent yet or not. */
  key: string;
  /** Of one that was sent. */
  id: string | null;
  productId: string;
  /** Of a product with several, the one that is sold. */
  variantId: string | null;
  /** Null for what the product costs. */
  start: number | null;
  reserve: number | null;
  seconds: number;
  closing: ClosingChoice;
};

/** A show as it is being written down. */
export type Draft = {
  /** What it was made of; null for a show that is not there yet. */
  version: number | null;
  title: string;
  description: string;
  categoryId: string;
  language: string;
  /** "2026-11-20" */
  day: string;
  /** "21:00", by the clocks of the host's place */
  time: string;
  repeat: ShowRepeat;
  visibility: ShowVisibility;
  explicit: boolean;
  /** How long one person waits between two messages. */
  slowSeconds: ShowInput['slowSeconds'];
  /** What will be sold, in order. */
  lots: DraftLot[];
  /** What comes between lots. */
  steps: DraftStep[];
  /** Whether the next, of a show that repeats, begins with this list. */
  repeatsList: boolean;
  /** Plays in the room before it begins. */
  clip: ShowClip | null;
};

export const emptyDraft: Draft = {
  version: null,
  title: '',
  description: '',
  categoryId: '',
  language: '',
  day: '',
  time: '20:00',
  repeat: 'once',
  visibility: 'public',
  explicit: false,
  slowSeconds: 0,
  lots: [],
  steps: [],
  repeatsList: true,
  clip: null,
};

export const newLot = (productId: string, variantId: string | null = null): DraftLot => ({
  ...{ key: crypto.randomUUID(), id: null, productId, variantId, start: null },
  ...{ reserve: null, seconds: showLotSeconds.usual, closing: { kind: 'reset', seconds: 10, most: null } },
});

export function draftOf(show: OwnShow): Draft {
  const { version, title, description, categoryId, language, repeat, visibility, explicit } = show;
  const [day = '', time = ''] = show.startsAt.split('T');
  return {
    ...{ version, title, description, categoryId, language, repeat, visibility, explicit, day, time },
    slowSeconds: show.slowSeconds as Draft['slowSeconds'],
    repeatsList: show.repeatsList,
    clip: show.clip,
    steps: show.steps.map((step, at) => ({ ...step, key: `step-${at}` })),
    lots: amountsOf(show.lots).map(({ _id, productId, variantId, start, reserve, seconds, closing }) => ({
      ...{ key: _id, id: _id, productId, variantId, start, reserve, seconds, closing },
    })),
  };
}

/** What is sent of it, without its picture. */
export function inputOf(
  draft: Draft,
  { timeZone, currency }: { timeZone: string; currency: string },
): Omit<ShowInput, 'cover'> {
  const money = inCurrency(currency);
  const { version: _, day, time, lots, steps, categoryId, clip, ...show } = draft;
  return {
    ...show,
    categoryId: categoryId as ShowInput['categoryId'],
    startsAt: `${day}T${time}`,
    timeZone,
    clip: clip?._id ?? null,
    steps: steps.map(({ key: _key, ...step }) => step as StepInput),
    lots: lots.map(({ id, productId, variantId, start, reserve, seconds, closing }) => ({
      // A draft that was kept before there were variants has none.
      ...{ _id: id as never, productId: productId as never, variantId: (variantId ?? null) as never },
      ...{ start: money(start), reserve: money(reserve), seconds, closing },
    })),
  };
}

export function isUntouched(draft: Draft): boolean {
  return JSON.stringify({ ...draft, language: '' }) === JSON.stringify(emptyDraft);
}

/** The moment the show starts, null while day or time are missing. */
export function startOf({ day, time }: Pick<Draft, 'day' | 'time'>): Date | null {
  const start = new Date(`${day}T${time}`);
  return day && time && !Number.isNaN(start.getTime()) ? start : null;
}

/** People need a moment to come. */
const leastNotice = 5 * 60_000;

/** The first day that can be chosen: today by the clocks of the host’s place, where it may be another than in UTC. */
export const firstDay = (now: number, timeZone: string): string =>
  wallTimeAt(new Date(now), timeZone).slice(0, 10);

export function isTooSoon(draft: Pick<Draft, 'day' | 'time'>, now: number): boolean {
  const start = startOf(draft);
  return start !== null && start.getTime() < now + leastNotice;
}

/** Puts a lot of the run list at another place. */
export function movedTo<Item extends { key: string }>(
  list: readonly Item[],
  key: string,
  to: number,
): Item[] {
  const item = list.find((one) => one.key === key);
  if (!item || to < 0 || to >= list.length) return [...list];
  const next = list.filter((one) => one !== item);
  next.splice(to, 0, item);
  return next;
}
