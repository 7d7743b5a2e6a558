-- Whoever was killed while they erased what a camera had hidden may have left the hash of what lay there before.
insert into outbox (topic, payload)
select 'jobs', jsonb_build_object('name', 'hiding-in-video', 'data', jsonb_build_object('file', id))
from files where purpose = 'show-clip' and state = 'ready';
