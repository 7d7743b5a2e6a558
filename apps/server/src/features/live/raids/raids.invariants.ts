import type { Invariants } from '../../../platform/invariants.ts';

export const raidsInvariants: Invariants = {
  'viewers are taken along from shows that are over, by the shop whose they were': `
    select r.from_show_id::text from raids r join shows h on h.id = r.from_show_id
    where h.state not in ('ended', 'replay') or h.shop_id <> r.from_shop_id`,

  'nobody is taken along into a show of the same shop': `
    select r.from_show_id::text from raids r join shows h on h.id = r.to_show_id
    where h.shop_id = r.from_shop_id`,
};
