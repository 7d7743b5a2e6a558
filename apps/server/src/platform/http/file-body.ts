import { z } from 'zod';

/** A file as it is, in a route's schema: `consumes` or `produces` names its types. */
export const fileBody = z.unknown().meta({ type: 'string', format: 'binary' });
