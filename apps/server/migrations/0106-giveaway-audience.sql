-- Who may enter a giveaway: everyone, followers of the shop, or who bought from it in the show.
alter table giveaways add column audience text check (audience in ('everyone', 'followers', 'buyers'));
update giveaways set audience = case when followers_only then 'followers' else 'everyone' end;
alter table giveaways alter column audience set not null;

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
  if old.state = 'open' and new.state = 'waiting' or old.state = 'drawn' and
      (new.state, new.winner_number, new.head, new.entry_count) is distinct from
      (old.state, old.winner_number, old.head, old.entry_count) then
    raise exception 'a giveaway is drawn once';
  end if;
  return new;
end $$;

alter table giveaways drop column followers_only;
