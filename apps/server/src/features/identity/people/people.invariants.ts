import type { Invariants } from '../../../platform/invariants.ts';

export const peopleInvariants: Invariants = {
  'a person has as many followers, and follows as many, as there are follows': `
    select handle || ': ' || follower_count || ' and ' || following_count || ' kept, ' || followers || ' and ' || following
    from users, lateral (select
      (select count(*) from user_follows where followed_id = users.id) as followers,
      (select count(*) from user_follows where follower_id = users.id) as following)
    where (follower_count, following_count) is distinct from (followers, following)`,

  'nobody follows whom they blocked, nor who blocked them': `
    select follower_id || ' ' || followed_id from user_follows
    where exists (select from user_blocks where (blocker_id, blocked_id)
      in ((follower_id, followed_id), (followed_id, follower_id)))`,

  'who is gone follows nobody and shows no picture': `
    select id from users where deleted_at is not null
      and (picture_id is not null or follower_count <> 0 or following_count <> 0)`,
};
