import type { FilePurpose } from '@souk/shared/files/schema.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { Editing, Editings } from './editings.ts';

/** What was written, with the ids of its pictures. */
export type Version<Draft> = { draft: Draft; images: readonly string[] };

/** What the server knows under a name: a product, an event. Of a product also what was sold when its stock was shown. */
export type Stored = { _id: string; version: number; soldCount?: number };

export const storedAs = ({ _id, version, soldCount }: Stored): Stored => ({
  _id,
  version,
  ...(soldCount === undefined ? {} : { soldCount }),
});

/** Mine on top of theirs. */
export type Merge<Draft> = (
  base: Version<Draft>,
  mine: Version<Draft>,
  theirs: Version<Draft>,
) => Version<Draft>;

/** `whole`: it is public, or becomes so with `publish`. */
export interface Change {
  publish: boolean;
  whole: boolean;
  currency: string;
}

/** One kind of thing that a seller writes down; all of them are kept, saved and merged alike. */
export interface Kind<Draft, Input, Own> {
  name: string;
  /** Of its draft and of what is sent, as this device stores them. */
  shape: number;
  purpose: FilePurpose;
  mostPictures: number;
  empty: () => Draft;
  versionOf: (own: Own) => Version<Draft>;
  picturesOf: (own: Own) => Image[];
  /** One that is public is saved when its seller says so; a draft saves itself. */
  isDraft: (own: Own) => boolean;
  /** Before that there is nothing by which one would know it again. */
  isWorthSaving: (version: Version<Draft>) => boolean;
  /** Nothing was written yet. */
  isUntouched: (draft: Draft) => boolean;
  /** Parts that do not fit together yet stay as they were, while all else is saved. */
  fitsTogether: (draft: Draft) => boolean;
  /** Sums are of this currency: what the form showed. */
  inputOf: (version: Version<Draft>, currency: string) => Input;
  read: (_id: string) => Promise<Own>;
  add: (shopId: string, input: Input, idempotencyKey: string) => Promise<Own>;
  change: (own: Stored, version: Version<Draft>, how: Change) => Promise<Own>;
  remove: (_id: string) => Promise<void>;
  /** After a save: what was new has the names it was given. */
  withNamesOf: (draft: Draft, saved: Own) => Draft;
  /** What a refusal tells about what was typed. */
  afterRefusal?: (
    editing: Editing<Draft, Input>,
    error: unknown,
  ) => Pick<Editing<Draft, Input>, 'draft' | 'own' | 'moved'> | null;
}

export interface EditedKind<Draft, Input, Own> extends Kind<Draft, Input, Own> {
  editings: Editings<Draft, Input, Own>;
}
