import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';

/** The shops someone follows. */
export const shopFollowsPart: PersonalPart = {
  name: 'shopsFollowed',
  give: (db, userId) =>
    db
      .selectFrom('shop_follows')
      .innerJoin('shops', 'shops.id', 'shop_follows.shop_id')
      .select(['shops.id', 'shops.name', 'shop_follows.created_at as since'])
      .where('user_id', '=', userId)
      .orderBy('shop_follows.created_at')
      .execute(),
  async forget(tx, userId) {
    await sql`
      with kept as (
        select id from shops where id in (select shop_id from shop_follows where user_id = ${userId})
        order by id for update)
      update shops set follower_count = follower_count - 1 from kept where shops.id = kept.id`.execute(tx);
    await tx.deleteFrom('shop_follows').where('user_id', '=', userId).execute();
  },
};

/** The shop someone keeps. It closes with them; its products stay for those who bought them. */
export const ownShopPart: PersonalPart = {
  name: 'shop',
  async give(db, userId) {
    const shop = await db
      .selectFrom('shops')
      .select([
        'id',
        'name',
        'slug',
        'story',
        'policies',
        'city',
        'country',
        'created_at as openedAt',
        'status',
      ])
      .where('owner_id', '=', userId)
      .executeTakeFirst();
    if (!shop) return null;
    const products = await db
      .selectFrom('products')
      .select([
        'id',
        'title',
        'description',
        'status',
        'price_amount as price',
        'currency',
        'created_at as since',
      ])
      .where('shop_id', '=', shop.id)
      .orderBy('created_at')
      .execute();
    const events = await db
      .selectFrom('events')
      .select(['id', 'title', 'description', 'starts_at as startsAt', 'status'])
      .where('shop_id', '=', shop.id)
      .orderBy('starts_at')
      .execute();
    const formerSlugs = await db
      .selectFrom('shop_former_slugs')
      .select(['slug', 'left_at as leftAt'])
      .where('shop_id', '=', shop.id)
      .orderBy('place')
      .execute();
    return { ...shop, formerSlugs, products, events };
  },
  // A buyer who pays holds the shop too: their order is there by the time it is asked for, or they find the shop closed.
  async hold(tx, userId) {
    await tx.selectFrom('shops').select('id').where('owner_id', '=', userId).forNoKeyUpdate().execute();
  },
  async heldBy(tx, userId, now) {
    const { rows } = await sql<{ reason: string }>`
      select 'show_on_air' as reason from shows join shops on shops.id = shop_id
        where owner_id = ${userId} and state = 'live'
      union all
      select 'offer_agreed' from offers join products on products.id = product_id
        join shops on shops.id = products.shop_id
        where owner_id = ${userId} and offers.state = 'accepted' and holds_until > ${now}
      limit 1`.execute(tx);
    return rows[0]?.reason ?? null;
  },
  async forget(tx, userId, now) {
    const shop = await tx
      .updateTable('shops')
      .set({
        status: 'closed',
        closed_at: now,
        name: sql`'Closed shop ' || right(id::text, 12)`,
        slug: sql`'closed-' || id`,
        logo_id: null,
        banner_id: null,
        story: '',
        policies: '',
        city: null,
        country: null,
        verified_at: null,
      })
      .where('owner_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!shop) return;
    await tx.deleteFrom('shop_former_slugs').where('shop_id', '=', shop.id).execute();
    await tx.updateTable('products').set({ status: 'archived' }).where('shop_id', '=', shop.id).execute();
    await tx
      .updateTable('events')
      .set({ status: 'cancelled' })
      .where('shop_id', '=', shop.id)
      .where('status', '=', 'active')
      .execute();
    await tx
      .updateTable('shows')
      .set({ state: 'cancelled' })
      .where('shop_id', '=', shop.id)
      .where('state', 'in', ['scheduled', 'rehearsal'])
      .execute();
  },
};
