import { z } from 'zod';
import { searchLength } from '../../limits.ts';

/** Words to search for; no database keeps a NUL, so none can hold one either. */
export const searchText = z
  .string()
  .trim()
  .max(searchLength.max)
  .regex(/^[^\0]*$/, 'Contains a character that nothing has.');
