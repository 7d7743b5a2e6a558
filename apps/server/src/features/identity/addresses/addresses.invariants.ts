import type { Invariants } from '../../../platform/invariants.ts';

export const addressesInvariants: Invariants = {
  'someone with addresses has one of them as the default': `
    select user_id from addresses group by user_id having count(*) filter (where is_default) <> 1`,

  'nobody keeps more than twenty addresses': `
    select user_id from addresses group by user_id having count(*) > 20`,
};
