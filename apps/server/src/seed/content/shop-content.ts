import type { PaletteName, StillKind } from '@souk/drawing/index.ts';
import type { ClosingChoice } from '@souk/shared/live/auctions/closing-schema.ts';
import type { Condition } from '@souk/shared/market/catalog/schema.ts';
import type { Look } from './colourways.ts';
import type { Form } from './forms.ts';

/** A shop of the demo world: words and prices; the rows are made from it elsewhere. Prices are in dollars. */
export interface ShopContent {
  name: string;
  slug: string;
  /** Handle of its owner in people.ts. */
  host: string;
  city: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  timeZone: string;
  verified?: boolean;
  openedDaysAgo: number;
  shipsWithinDays: number;
  story: string;
  policies: string;
  /** Said at the end of its descriptions: how it makes, checks or packs. */
  habits: string[];
  banner: { kinds: StillKind[]; palette: PaletteName };
  goods: Good[];
  shows: ShowContent[];
  events?: EventContent[];
}

export interface Good extends GoodExtra {
  title: string;
  form: Form;
  /** The first is what the title names, the others are its further colours. */
  looks: [Look, ...Look[]];
  price: number;
}

export interface GoodExtra {
  was?: number;
  auction?: {
    minutesLeft: number;
    bids: number;
    start: number;
    reserve?: number;
    /** Another rule than the usual one. */
    closing?: ClosingChoice;
  };
  giveaway?: true;
  offers?: true;
  condition?: Condition;
  /** Pieces there are, where it is neither one of a kind nor plenty. */
  stock?: number;
  /** Goes by freight, and not everywhere. */
  heavy?: true;
}

export function good(
  title: string,
  form: Form,
  looks: [Look, ...Look[]],
  price: number,
  extra: GoodExtra = {},
): Good {
  return { title, form, looks, price, ...extra };
}

export type ShowContent = {
  title: string;
  about: string;
  /** Title of the good in front of the host. */
  piece: string;
} & (
  | { live: OnAir }
  | { inHours: number; reminders: number; lots: number; start?: number; scene?: true }
  /** One that was recorded can be watched again, which takes a megabyte and a half a lot. */
  | { daysAgo: number; lots: number; isRecorded?: true }
);

interface OnAir {
  minutesAgo: number;
  viewers: number;
  /** Where host and piece stand on the poster. */
  room: PaletteName;
  lots: number;
  /** Under the hammer now, started and standing at so many dollars. */
  lot: number;
  start: number;
  price: number;
}

export interface EventContent {
  title: string;
  about: string;
  inDays: number;
  at: `${number}:${number}`;
  hours: number;
  place?: string;
  address?: string;
  online?: true;
  capacity?: number;
  taken?: number;
  /** Public when left out. */
  status?: 'draft' | 'cancelled';
  /** In dollars; the first is the usual one. */
  tickets: Array<{ name: string; price: number; note?: string }>;
  kinds: [StillKind, StillKind, StillKind];
  palette: PaletteName;
}
