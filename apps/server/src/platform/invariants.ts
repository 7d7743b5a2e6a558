import { sql } from 'kysely';
import type { Db } from './db/database.ts';
import { isUsedText } from './storage/file-uses.ts';

export interface Invariant {
  name: string;
  ok: boolean;
  detail?: string;
}

/** What must hold over the whole database, always. Each check is one question for the rows that break it. */
export async function checkInvariants(db: Db): Promise<Invariant[]> {
  const found: Invariant[] = [];
  for (const [name, offenders] of Object.entries(checks)) {
    const { rows } = await sql<{ offender: string }>`
      select offender::text from (${sql.raw(offenders)}) as broken (offender) limit 5`.execute(db);
    const ok = rows.length === 0;
    found.push({ name, ok, ...(ok ? {} : { detail: rows.map((row) => row.offender).join('; ') }) });
  }
  return found;
}

const checks: Readonly<Record<string, string>> = {
  'a shop has as many followers as people follow it': `
    select name || ': ' || follower_count || ' kept, ' || real
    from shops, lateral (select count(*) as real from shop_follows where shop_id = shops.id)
    where follower_count <> real`,

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

  'a product has as many hearts as people gave it': `
    select title || ': ' || favorite_count || ' kept, ' || real
    from products, lateral (
      select count(*) as real from favorites where kind = 'product' and target_id = products.id)
    where favorite_count <> real`,

  'a show has as many reminders as people asked for': `
    select title || ': ' || reminder_count || ' kept, ' || real
    from shows, lateral (select count(*) as real from favorites where kind = 'show' and target_id = shows.id)
    where reminder_count <> real`,

  'the rating of a product is that of its reviews': `
    select title || ': ' || rating_sum || '/' || rating_count || ' kept, ' || stars || '/' || real
    from products, lateral (
      select count(*) as real, coalesce(sum(rating), 0) as stars from reviews where product_id = products.id)
    where (rating_sum, rating_count) is distinct from (stars, real)`,

  'the rating of a shop is that of its reviews': `
    select name || ': ' || rating_sum || '/' || rating_count || ' kept, ' || stars || '/' || real
    from shops, lateral (
      select count(*) as real, coalesce(sum(rating), 0) as stars from reviews where shop_id = shops.id)
    where (rating_sum, rating_count) is distinct from (stars, real)`,

  'a review is about the shop that sells its product': `
    select reviews.id from reviews join products on products.id = product_id
    where products.shop_id <> reviews.shop_id`,

  'as many said that a review helped as it counts': `
    select id || ': ' || helpful_count || ' kept, ' || real
    from reviews, lateral (select count(*) as real from review_votes where review_id = reviews.id) votes
    where helpful_count <> real`,

  'nobody says that a review of theirs, or of their shop, helped': `
    select review_id from review_votes join reviews on reviews.id = review_id
    join shops on shops.id = shop_id where user_id in (author_id, owner_id)`,

  'who reviews a product had it delivered, and does not sell it': `
    select reviews.id from reviews join shops on shops.id = shop_id
    where product_id is not null and (author_id = owner_id or not exists (
      select from review_rights r where r.user_id = author_id and r.product_id = reviews.product_id))`,

  'nobody makes an offer to themselves, or for the variant of something else': `
    select offers.id from offers join products on products.id = product_id
    join shops on shops.id = shop_id join product_variants v on v.id = variant_id
    where buyer_id = owner_id or v.product_id <> offers.product_id`,

  'the number on a bell is that of what is not read': `
    select state.collection || ': ' || (state.data ->> 'count') || ' kept, ' || real
    from live_documents state, lateral (
      select count(*) as real from live_documents
      where collection = replace(state.collection, '/state', '/items') and data is not null and not data ? 'readAt')
    where state.collection like 'notifications/%/state' and state.id = 'unread' and state.data is not null
      and (state.data ->> 'count')::bigint <> real`,

  'what is kept as a favourite exists': `
    select kind || ' ' || target_id from favorites
    where not case kind
      when 'product' then exists (select from products where id = target_id)
      when 'show' then exists (select from shows where id = target_id)
      else exists (select from events where id = target_id) end`,

  'a product on sale has a picture': `
    select title from products
    where status = 'active' and not exists (select from product_images where product_id = products.id)`,

  'a product on sale that is bought at its price has one': `
    select title from products where status = 'active' and listing_kind = 'buy-now' and price_amount = 0`,

  'a product on sale is out of stock exactly while it has no pieces': `
    select title || ': ' || status || ', ' || pieces
    from products, lateral (
      select sum(available) as pieces from product_variants where product_id = products.id)
    where status in ('active', 'out-of-stock') and (status = 'active') <> (pieces > 0)`,

  'a struck price was once asked': `
    select title || ': ' || was_amount from products
    where was_amount is not null and exists (select from price_changes where product_id = products.id)
      and not exists (select from price_changes where product_id = products.id and amount = was_amount)`,

  'what waits to be auctioned by itself is on sale': `
    select lots.id from lots join products on products.id = product_id
    where lots.state = 'queued' and show_id is null and products.status not in ('active', 'out-of-stock')`,

  'a product has its price in the currency of its shop': `
    select title from products join shops on shops.id = shop_id where products.currency <> shops.currency`,

  'a shop with shipping profiles has one of them as the default': `
    select shop_id from shipping_profiles group by shop_id having count(*) filter (where is_default) <> 1`,

  'a shipping profile goes where its methods go': `
    select shipping_profiles.id from shipping_profiles, lateral (
      select count(*) filter (where regions is null) as everywhere,
        (select coalesce(array_agg(distinct region order by region), '{}') from shipping_methods as one, unnest(regions) as region
          where one.profile_id = shipping_profiles.id and kind <> 'pickup') as reached
      from shipping_methods where profile_id = shipping_profiles.id and kind <> 'pickup') as methods
    where ships_to is distinct from case when everywhere > 0 then null else reached end`,

  'a closed shop says since when': `
    select name from shops where closed_at is not null and status <> 'closed'`,

  'a picture that is used in a product exists once there': `
    select product_id from product_images group by product_id, image_id having count(*) > 1`,

  // One that was sent as a file is swept a day after it was last shown; what else is stored belongs to something.
  'a picture kept since yesterday is a file or shown somewhere': `
    select id from images where kind = 'stored' and created_at < now() - interval '1 day'
      and not exists (select from files where files.id = images.id) and not ${isUsedText('images.id')}`,

  'a picture of someone’s file is kept, theirs and public': `
    select images.id from images join files on files.id = images.id
    where files.state <> 'ready' or files.visibility <> 'public' or images.storage_key <> files.storage_key
      or images.owner_id is distinct from files.owner_id or images.alt <> files.alt`,

  'a public picture that is kept has its picture': `
    select id from files where state = 'ready' and folder = 'images' and visibility = 'public'
      and not exists (select from images where images.id = files.id)`,

  'pieces of an upload are in a row, and none too many': `
    select upload_parts.file_id from upload_parts join files on files.id = file_id where stored
    group by upload_parts.file_id, files.size having sum(upload_parts.size) > files.size
      or sum(upload_parts.size) <> max(upload_parts.start + upload_parts.size)`,

  'a lot is sold by the shop whose show it is in': `
    select lots.id from lots join shows on shows.id = show_id join products on products.id = product_id
    where products.shop_id <> shows.shop_id`,

  'a lot is a piece of its own product': `
    select lots.id from lots join product_variants on product_variants.id = variant_id
    where product_variants.product_id <> lots.product_id`,

  'a lot runs only while its show is on air': `
    select lots.id from lots join shows on shows.id = show_id
    where lots.state = 'running' and shows.state not in ('live', 'rehearsal')`,

  'a show or a product has at most one lot running': `
    select 'show ' || show_id from lots where state = 'running' and show_id is not null
    group by show_id having count(*) > 1
    union all
    select 'product ' || product_id from lots where state = 'running' group by product_id having count(*) > 1`,

  'no lot costs less than its start': `select id from lots where price_amount < start_amount`,

  'a lot has a leader exactly when somebody bid': `
    select id from lots where (bid_count > 0) <> (leader_id is not null)`,

  'nobody leads on a lot of their own': `
    select lots.id from lots join products on products.id = product_id join shops on shops.id = shop_id
    where leader_id = shops.owner_id`,

  'a show is hosted for the shop that it sells for': `
    select title from shows join shops on shops.id = shop_id where host_id <> shops.owner_id`,

  'an event has no more seats taken than tickets sold': `
    select title from events, lateral (
      select coalesce(sum(sold), 0) as sold from event_tickets where event_id = events.id) as tickets
    where seats_taken <> tickets.sold`,

  'no category is above itself': `
    with recursive above (id, parent_id, depth) as (
      select id, parent_id, 1 from categories
      union all
      select above.id, categories.parent_id, depth + 1 from above
      join categories on categories.id = above.parent_id where depth < 20)
    select distinct id from above where depth >= 20`,

  'someone with addresses has one of them as the default': `
    select user_id from addresses group by user_id having count(*) filter (where is_default) <> 1`,

  'nobody keeps more than twenty addresses': `
    select user_id from addresses group by user_id having count(*) > 20`,

  'nobody has more than fifty things in a cart': `
    select user_id from cart_lines group by user_id having count(*) > 50`,

  'a conversation counts as unread what its reader has not read': `
    select i.collection || ' ' || i.id || ': ' || (i.data ->> 'unread') || ' kept, ' || real
    from live_documents i cross join lateral (
      select split_part(i.collection, '/', 2) as reader) who
    cross join lateral (select 'conversations/' || case when reader < i.id then reader || '~' || i.id
      else i.id || '~' || reader end as path) talk
    cross join lateral (select count(*) as real from live_documents m
      where m.collection = path || '/messages' and m.data ->> 'by' <> reader and not m.data ? 'deletedAt'
        and m.born > coalesce((select (k.data ->> 'read')::bigint from live_documents k
          where k.collection = path || '/marks' and k.id = reader), 0)) unread
    where i.collection like 'inboxes/%/conversations' and i.data is not null
      and (i.data ->> 'unread')::bigint <> real`,

  'the line of a conversation is that of its last message': `
    select i.collection || ' ' || i.id from live_documents i cross join lateral (
      select split_part(i.collection, '/', 2) as reader) who
    left join lateral (select m.born, m.data from live_documents m
      where m.collection = 'conversations/' || case when reader < i.id then reader || '~' || i.id
        else i.id || '~' || reader end || '/messages' and m.data is not null
      order by m.born desc limit 1) last on true
    where i.collection like 'inboxes/%/conversations' and i.data is not null
      and (last.born is distinct from (i.data ->> 'born')::bigint
        or last.data ->> 'by' is distinct from i.data ->> 'by'
        or (last.data ? 'deletedAt') <> (i.data ->> 'kind' = 'deleted'))`,

  'a picture is kept for a message that shows it': `
    select message_id from message_pictures where not exists (
      select from live_documents where collection = 'conversations/' || pair || '/messages'
        and id = message_id::text and data -> 'pictures' @> jsonb_build_array(jsonb_build_object('id', file_id)))`,

  'a session ends after it began': `select id from sessions where expires_at <= created_at`,

  'a finished call has its answer': `
    select key from idempotency_keys where state = 'done' and answer is null`,

  'nothing waits in the outbox for ten minutes without being tried': `
    select topic || ' ' || id from outbox
    where delivered_at is null and created_at < now() - interval '10 minutes'
      and not exists (select from outbox_deliveries where message_id = outbox.id)`,
};
