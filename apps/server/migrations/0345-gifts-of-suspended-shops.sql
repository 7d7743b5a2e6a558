-- A gift waits while its shop is suspended: nobody could send it.
alter table giveaways
  drop constraint giveaways_gift_check,
  add constraint giveaways_gift_check check (gift in ('due', 'address', 'suspended', 'ordered', 'lapsed'));
