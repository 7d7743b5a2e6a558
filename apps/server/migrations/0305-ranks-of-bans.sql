-- The rank of who silenced a person, as it was then: nobody below it lets them write again.
alter table room_bans
  add column rank text not null default 'host' check (rank in ('moderator', 'host', 'staff'));

-- What staff did in rooms was written down, also that of those who have left the staff since.
update room_bans b set rank = case
  when exists (select from users u where u.id = b.by_id and u.role <> 'member')
    or exists (select from audit_log a where a.actor_id = b.by_id and a.action in ('room.banned', 'room.timed-out')
      and a.subject_kind = 'user' and a.subject_id = b.user_id::text) then 'staff'
  else 'moderator' end
where b.by_id is not null
  and not exists (select from shops s where s.id = b.shop_id and s.owner_id = b.by_id)
  and not exists (select from shows h where h.shop_id = b.shop_id and h.host_id = b.by_id);
