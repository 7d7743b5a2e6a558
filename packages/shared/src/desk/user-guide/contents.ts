import type { GuideArticle } from './schema.ts';

type Entry = Pick<GuideArticle, 'slug' | 'topic' | 'audience'>;

/** What the user guide holds, in the order it is read; the words stand in `<language>/<slug>.md`. */
export const contents = [
  { slug: 'first-purchase', topic: 'buying', audience: 'buyers' },
  { slug: 'paying', topic: 'buying', audience: 'buyers' },
  { slug: 'paying-a-shop', topic: 'buying', audience: 'everyone' },
  { slug: 'prices', topic: 'buying', audience: 'buyers' },
  { slug: 'offers', topic: 'buying', audience: 'buyers' },
  { slug: 'orders', topic: 'buying', audience: 'buyers' },
  { slug: 'refunds', topic: 'buying', audience: 'buyers' },
  { slug: 'returns', topic: 'buying', audience: 'buyers' },
  { slug: 'wallet', topic: 'buying', audience: 'everyone' },
  { slug: 'events', topic: 'buying', audience: 'buyers' },
  { slug: 'watching', topic: 'live', audience: 'buyers' },
  { slug: 'bidding', topic: 'live', audience: 'buyers' },
  { slug: 'max-bid', topic: 'live', audience: 'buyers' },
  { slug: 'bid-log', topic: 'live', audience: 'everyone' },
  { slug: 'breaks', topic: 'live', audience: 'everyone' },
  { slug: 'open-a-shop', topic: 'selling', audience: 'sellers' },
  { slug: 'listings', topic: 'selling', audience: 'sellers' },
  { slug: 'import', topic: 'selling', audience: 'sellers' },
  { slug: 'shipping', topic: 'selling', audience: 'sellers' },
  { slug: 'first-show', topic: 'selling', audience: 'sellers' },
  { slug: 'shop-orders', topic: 'selling', audience: 'sellers' },
  { slug: 'door', topic: 'selling', audience: 'sellers' },
  { slug: 'chargebacks', topic: 'selling', audience: 'sellers' },
  { slug: 'coupons', topic: 'selling', audience: 'sellers' },
  { slug: 'fees', topic: 'selling', audience: 'sellers' },
  { slug: 'payouts', topic: 'selling', audience: 'sellers' },
  { slug: 'account', topic: 'account', audience: 'everyone' },
  { slug: 'signing-in', topic: 'account', audience: 'everyone' },
  { slug: 'keeping-it-safe', topic: 'account', audience: 'everyone' },
  { slug: 'verification', topic: 'account', audience: 'everyone' },
  { slug: 'addresses', topic: 'account', audience: 'everyone' },
  { slug: 'limits', topic: 'account', audience: 'everyone' },
  { slug: 'leaving', topic: 'account', audience: 'everyone' },
  { slug: 'language-and-look', topic: 'account', audience: 'everyone' },
  { slug: 'messages', topic: 'account', audience: 'everyone' },
  { slug: 'buyer-protection', topic: 'trust', audience: 'buyers' },
  { slug: 'safety', topic: 'trust', audience: 'everyone' },
  { slug: 'contact', topic: 'trust', audience: 'everyone' },
  { slug: 'privacy', topic: 'trust', audience: 'everyone' },
  { slug: 'terms', topic: 'trust', audience: 'everyone' },
] as const satisfies readonly Entry[];

export type GuideSlug = (typeof contents)[number]['slug'];
