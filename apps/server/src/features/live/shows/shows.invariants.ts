import type { Invariants } from '../../../platform/invariants.ts';

export const showsInvariants: Invariants = {
  'a show is hosted for the shop that it sells for': `
    select title from shows join shops on shops.id = shop_id where host_id <> shops.owner_id`,
};
