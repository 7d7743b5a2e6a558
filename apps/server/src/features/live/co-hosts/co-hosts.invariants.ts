import type { Invariants } from '../../../platform/invariants.ts';

export const coHostsInvariants: Invariants = {
  'a show has four co-hosts at most': `
    select show_id from co_hosts where state in ('invited', 'accepted') group by show_id having count(*) > 4`,

  'nobody leads a show with themselves': `
    select c.show_id from co_hosts c join shows h on h.id = c.show_id join shops s on s.id = h.shop_id
    where c.user_id in (h.host_id, s.owner_id)`,

  'the second picture of a co-host is of who leads the show with its host': `
    select x.show_id from second_pictures x
    where x.source = 'co-host' and x.holder is not null and not exists (
      select from co_hosts c where c.show_id = x.show_id and c.user_id = x.user_id and c.state = 'accepted')`,
};
