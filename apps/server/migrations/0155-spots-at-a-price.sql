-- Spots of a break that cost a fixed price. Each becomes a lot of its show in the moment in which somebody buys it: it begins,
-- is bid on and ends at once, beside whatever is under the hammer, and has no number among what the host starts.
alter table break_spots add column fixed_amount bigint check (fixed_amount > 0);
alter table lots add column at_fixed_price boolean not null default false,
  drop constraint lots_check1,
  add constraint lots_numbered check ((number is null) = (show_id is null or at_fixed_price));

create or replace function keep_break_spot() returns trigger language plpgsql as $$
begin
  if (new.break_id, new.spot, new.product_id, new.fixed_amount)
      is distinct from (old.break_id, old.spot, old.product_id, old.fixed_amount)
      or old.content is not null and new is distinct from old then
    raise exception 'a spot of a break keeps its price and what was drawn for it';
  end if;
  return new;
end $$;
