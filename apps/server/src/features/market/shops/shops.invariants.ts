import type { Invariants } from '../../../platform/invariants.ts';

export const shopsInvariants: Invariants = {
  'a shop has as many followers as people follow it': `
    select name || ': ' || follower_count || ' kept, ' || real
    from shops, lateral (select count(*) as real from shop_follows where shop_id = shops.id)
    where follower_count <> real`,

  'a closed shop says since when': `
    select name from shops where closed_at is not null and status <> 'closed'`,
};
