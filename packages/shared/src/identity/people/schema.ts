import { z } from 'zod';
import { userId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { cursorPageOf } from '../../paging.ts';

/** A person as others name them. */
export const personCard = z.object({
  _id: userId,
  name: z.string(),
  handle: z.string(),
  picture: image.nullable(),
});
export type PersonCard = z.infer<typeof personCard>;

export const listedPerson = personCard.extend({
  /** Whether the reader follows them. */
  following: z.boolean(),
});
export type ListedPerson = z.infer<typeof listedPerson>;

export const personPage = cursorPageOf(listedPerson);
export type PersonPage = z.infer<typeof personPage>;
