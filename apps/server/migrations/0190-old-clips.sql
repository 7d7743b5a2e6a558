-- What cameras hide in a video is erased as it comes in; what came before that is looked at once.
insert into outbox (topic, payload)
select 'jobs', jsonb_build_object('name', 'hiding-in-video', 'data', jsonb_build_object('file', id))
from files where purpose = 'show-clip' and state = 'ready';
