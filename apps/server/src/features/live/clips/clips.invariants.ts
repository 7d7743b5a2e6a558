import type { Invariants } from '../../../platform/invariants.ts';

export const clipsInvariants: Invariants = {
  'nobody who left has clips': `
    select c.id::text from clips c join users u on u.id = c.maker_id where u.deleted_at is not null`,
};
