import type { PersonCard } from '@souk/shared/identity/people/schema.ts';

/** The other one of a conversation. */
export type Other = Pick<PersonCard, '_id' | 'name' | 'picture'>;
