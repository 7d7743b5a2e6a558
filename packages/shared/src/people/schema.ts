import { z } from 'zod';
import { userId } from '../ids.ts';
import { image } from '../images/schema.ts';
import { cursorPageOf } from '../paging.ts';

/** A person in a list of people. */
export const personCard = z.object({
  _id: userId,
  name: z.string(),
  handle: z.string(),
  picture: image.nullable(),
  /** Whether the reader follows them. */
  following: z.boolean(),
});
export type PersonCard = z.infer<typeof personCard>;

export const personPage = cursorPageOf(personCard);
export type PersonPage = z.infer<typeof personPage>;
