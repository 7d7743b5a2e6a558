import type { ChargebackId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Db } from '../../../platform/db/database.ts';

/** A bank takes so many letters in one field. */
const MOST = 20_000;

interface Told {
  number: number;
  shop: string;
  text: string;
  bought: string;
  address: { name: string; street: string; city: string; postalCode: string; country: string } | null;
  carrier: string | null;
  tracking: string | null;
  shippedAt: Date | null;
  buyer: string;
  email: string;
}

/** What the shops of a payment say, with what the market itself knows of their orders. */
export async function wordsForBank(db: Db, id: ChargebackId): Promise<Stripe.DisputeUpdateParams.Evidence> {
  const told = await findTold(db, id);
  const each = (say: (one: Told) => string | null) =>
    told
      .flatMap((one) => say(one) ?? [])
      .join('\n\n')
      .slice(0, MOST);
  const given: Stripe.DisputeUpdateParams.Evidence = {
    customer_name: told[0]?.buyer ?? '',
    customer_email_address: told[0]?.email ?? '',
    product_description: each(({ number, shop, bought }) => `SK-${number}, ${shop}: ${bought}`),
    shipping_address: each(({ address }) =>
      address
        ? [address.name, address.street, `${address.postalCode} ${address.city}`, address.country].join('\n')
        : null,
    ),
    shipping_carrier: each(({ carrier }) => carrier),
    shipping_tracking_number: each(({ tracking }) => tracking),
    shipping_date: each(({ shippedAt }) => shippedAt?.toISOString().slice(0, 10) ?? null),
    uncategorized_text: each(({ shop, text }) => (text === '' ? null : `${shop}: ${text}`)),
  };
  return Object.fromEntries(Object.entries(given).filter(([, words]) => words !== ''));
}

async function findTold(db: Db, id: ChargebackId): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select o.number, s.name as shop, c.text, o.address, o.tracking_carrier as carrier,
      o.tracking_number as tracking, o.shipped_at as "shippedAt", u.name as buyer, u.email,
      (select string_agg(l.quantity || ' × ' || l.title, ', ' order by l.position)
        from order_lines l where l.order_id = o.id) as bought
    from chargeback_orders c join orders o on o.id = c.order_id join shops s on s.id = o.shop_id
      join users u on u.id = o.buyer_id
    where c.chargeback_id = ${id} order by o.number`.execute(db);
  return rows;
}
