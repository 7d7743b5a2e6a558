-- A host may call a giveaway off while it is open: its list is frozen as it stands then, and nobody is drawn.
alter table giveaways
  drop constraint giveaways_state_check,
  add constraint giveaways_state_check check (state in ('waiting', 'open', 'drawn', 'cancelled')),
  add column cancelled_at timestamptz,
  -- The last of its entries whose person was told that it was called off.
  add column cancel_told int not null default 0,
  add check ((state = 'cancelled') = (cancelled_at is not null)),
  add check (cancelled_at >= opened_at and cancelled_at <= ends_at),
  add check (state <> 'cancelled' or piece = 'back');
create index giveaways_cancel_to_tell on giveaways (id) where state = 'cancelled' and cancel_told < entry_count;

create or replace function keep_giveaway() returns trigger language plpgsql as $$
begin
  if (new.secret, new.secret_hash, new.product_id, new.show_id) is distinct from
      (old.secret, old.secret_hash, old.product_id, old.show_id) then
    raise exception 'a giveaway keeps its secret and its prize';
  end if;
  if old.state <> 'waiting' and (new.audience, new.opened_at, new.ends_at, new.variant_id) is distinct from
      (old.audience, old.opened_at, old.ends_at, old.variant_id) then
    raise exception 'a giveaway that opened keeps its terms';
  end if;
  if old.state = 'open' and new.state = 'waiting' or old.state in ('drawn', 'cancelled') and
      (new.state, new.winner_number, new.head, new.entry_count, new.cancelled_at) is distinct from
      (old.state, old.winner_number, old.head, old.entry_count, old.cancelled_at) then
    raise exception 'a giveaway is drawn once';
  end if;
  return new;
end $$;
