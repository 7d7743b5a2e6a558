import type { Invariants } from '../../../platform/invariants.ts';

export const reviewsInvariants: Invariants = {
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
};
