import type { Invariants } from '../../../platform/invariants.ts';

export const categoriesInvariants: Invariants = {
  'no category is above itself': `
    with recursive above (id, parent_id, depth) as (
      select id, parent_id, 1 from categories
      union all
      select above.id, categories.parent_id, depth + 1 from above
      join categories on categories.id = above.parent_id where depth < 20)
    select distinct id from above where depth >= 20`,
};
