import type { Invariants } from '../../../platform/invariants.ts';

export const shippingInvariants: Invariants = {
  'a shop with shipping profiles has one of them as the default': `
    select shop_id from shipping_profiles group by shop_id having count(*) filter (where is_default) <> 1`,

  'a shipping profile goes where its methods go': `
    select shipping_profiles.id from shipping_profiles, lateral (
      select count(*) filter (where regions is null) as everywhere,
        (select coalesce(array_agg(distinct region order by region), '{}') from shipping_methods as one, unnest(regions) as region
          where one.profile_id = shipping_profiles.id and kind <> 'pickup') as reached
      from shipping_methods where profile_id = shipping_profiles.id and kind <> 'pickup') as methods
    where ships_to is distinct from case when everywhere > 0 then null else reached end`,
};
