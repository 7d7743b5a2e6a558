import type { Invariants } from '../../../platform/invariants.ts';

export const favoritesInvariants: Invariants = {
  'a product has as many hearts as people gave it': `
    select title || ': ' || favorite_count || ' kept, ' || real
    from products, lateral (
      select count(*) as real from favorites where kind = 'product' and target_id = products.id)
    where favorite_count <> real`,

  'a show has as many reminders as people asked for': `
    select title || ': ' || reminder_count || ' kept, ' || real
    from shows, lateral (select count(*) as real from favorites where kind = 'show' and target_id = shows.id)
    where reminder_count <> real`,

  'what is kept as a favourite exists': `
    select kind || ' ' || target_id from favorites
    where not case kind
      when 'product' then exists (select from products where id = target_id)
      when 'show' then exists (select from shows where id = target_id)
      else exists (select from events where id = target_id) end`,
};
