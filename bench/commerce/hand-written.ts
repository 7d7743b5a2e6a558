import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Buyer, Thing } from './trade.ts';

interface HandWritten extends AsyncDisposable {
  buy(buyer: Buyer, thing: Thing): Promise<void>;
}

const connections = 10;
const [price, shipping, commission, fee] = [6_400, 650, 512, 234];
const total = price + shipping;
const net = total - commission - fee;
// As many rows of the market's own accounts as the market has, so that they are not what is waited for.
const parts = 64;

/**
 * The yardstick: the rows that a checkout of one thing leaves behind, in three transactions of prepared statements, with
 * nothing read, checked, decided, shown or asked of anybody.
 */
export async function openHandWritten(url: string, things: readonly Thing[]): Promise<HandWritten> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const names = new Map<string, string>();
  const accounts = new Map<string, number>();

  const run = <Row extends pg.QueryResultRow>(client: pg.PoolClient, text: string, values: unknown[]) => {
    const name = names.get(text) ?? `hand${names.size}`;
    names.set(text, name);
    return client.query<Row>({ name, text, values });
  };

  async function within<Done>(act: (client: pg.PoolClient) => Promise<Done>): Promise<Done> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const done = await act(client);
      await client.query('commit');
      return done;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  const accountName = (kind: string, shopId: string | null, part: number) => `${kind} ${shopId} ${part}`;
  const accountOf = (kind: string, shopId: string | null, part: number) =>
    accounts.get(accountName(kind, shopId, part)) ?? 0;

  async function openAccount(kind: string, shopId: string | null, part: number): Promise<void> {
    const { rows } = await pool.query<{ id: string }>(
      `insert into ledger_accounts (kind, shop_id, currency, part) values ($1, $2, 'USD', $3)
       on conflict (owner, kind, currency, part) do update set part = excluded.part returning id`,
      [kind, shopId, shopId ? 0 : 100 + part],
    );
    accounts.set(accountName(kind, shopId, part), Number(rows[0]?.id));
  }

  for (const { shopId } of things) await openAccount('shop-pending', shopId, 0);
  for (let part = 0; part < parts; part += 1)
    for (const kind of ['clearing', 'commission', 'payment-fees']) await openAccount(kind, null, part);

  async function noteFor(client: pg.PoolClient, reader: string): Promise<void> {
    for (const [list, id] of [
      ['items', randomUUID()],
      ['state', 'unread'],
    ] as const) {
      const path = `by-hand/${reader}/${list}`;
      const { rows } = await run<{ seq: string }>(
        client,
        `insert into live_collections (path, seq) values ($1, 1)
         on conflict (path) do update set seq = live_collections.seq + 1 returning seq`,
        [path],
      );
      await run(
        client,
        `insert into live_documents (collection, id, data, seq, born) values ($1, $2, $3, $4, $4)
         on conflict (collection, id) do update set data = excluded.data, seq = excluded.seq`,
        [path, id, '{"kind": "order", "text": "notifications.text.orderPaid"}', rows[0]?.seq],
      );
    }
    await run(client, `insert into outbox (topic, payload) values ('by hand', $1)`, [
      '{"name": "send-mail"}',
    ]);
  }

  async function open(buyer: Buyer, { variantId, productId, shopId }: Thing): Promise<string> {
    const id = randomUUID();
    await within(async (client) => {
      await holdKey(client, buyer, 'done');
      await run(
        client,
        `insert into checkouts (id, buyer_id, source, expires_at, created_at)
         values ($1, $2, 'product', now() + interval '10 minutes', now())`,
        [id, buyer.id],
      );
      await run(
        client,
        'update product_variants set available = available - 1 where id = $1 and available >= 1',
        [variantId],
      );
      await run(
        client,
        `insert into stock_holds (checkout_id, buyer_id, variant_id, product_id, quantity, held_at)
         values ($1, $2, $3, $4, 1, now())`,
        [id, buyer.id, variantId, productId],
      );
      await run(
        client,
        `insert into checkout_lines (checkout_id, variant_id, product_id, shop_id, wanted, title, seen_amount,
           seen_currency, position) values ($1, $2, $3, $4, 1, 'Bottle vase', $5, 'USD', 0)`,
        [id, variantId, productId, shopId, price],
      );
    });
    return id;
  }

  async function holdKey(client: pg.PoolClient, buyer: Buyer, state: 'done' | 'running'): Promise<string> {
    const key = randomUUID();
    await run(
      client,
      `insert into idempotency_keys (actor, key, request_hash, state, status, answer)
       values ($1, $2, $3, $4, $5, $6)`,
      [buyer.id, key, randomBytes(32), state, state === 'done' ? 201 : null, state === 'done' ? '{}' : null],
    );
    return key;
  }

  async function begin(buyer: Buyer, { variantId, productId, shopId }: Thing, checkoutId: string) {
    const [orderId, paymentId, actId] = [randomUUID(), randomUUID(), randomUUID()];
    const key = await within(async (client) => {
      const held = await holdKey(client, buyer, 'running');
      await run(
        client,
        `insert into orders (id, checkout_id, buyer_id, shop_id, currency, items, discount, shipping, tax, tax_included,
           total, commissions, commission, payment_fee, net, address, shipments, placed_at, changed_at)
         values ($1, $2, $3, $4, 'USD', $5, 0, $6, 0, true, $7, $13, $8, $9, $10, $11, $12, now(), now())`,
        [
          ...[orderId, checkoutId, buyer.id, shopId, price, shipping, total, commission, fee, net],
          ...[
            '{"name": "Maya Okafor", "country": "US"}',
            '[{"name": "Parcel", "kind": "flat", "price": 650}]',
            '[{"basisPoints": 800, "fixed": 0, "least": null, "most": null, "of": 6400, "amount": 512}]',
          ],
        ],
      );
      await run(
        client,
        `insert into order_lines (id, order_id, position, product_id, variant_id, title, options, quantity, price, total)
         values ($1, $2, 0, $3, $4, 'Bottle vase', '{}', 1, $5, $5)`,
        [randomUUID(), orderId, productId, variantId, price],
      );
      await addEvent(client, orderId, 1, 'placed', 'pending-payment');
      await run(
        client,
        `insert into payments (id, buyer_id, purpose, currency, amount, card_id, card_brand, card_last4, awaited_until,
           checked_at, created_at)
         values ($1, $2, 'orders', 'USD', $3, $4, 'visa', '4242', now() + interval '10 minutes', now(), now())`,
        [paymentId, buyer.id, total, buyer.cardId],
      );
      await run(client, 'insert into checkout_payments (payment_id, checkout_id) values ($1, $2)', [
        paymentId,
        checkoutId,
      ]);
      await run(client, 'update orders set payment_id = $2, version = version + 1 where id = $1', [
        orderId,
        paymentId,
      ]);
      await run(client, `update checkouts set state = 'paying' where id = $1`, [checkoutId]);
      await run(
        client,
        `insert into acts (id, name, actor, key, begun, begun_at, leased_until)
         values ($1, 'by-hand', $2, $3, '{}', now(), now() + interval '1 minute')`,
        [actId, buyer.id, held],
      );
      return held;
    });
    return { orderId, paymentId, actId, key };
  }

  const addEvent = (client: pg.PoolClient, orderId: string, position: number, kind: string, state: string) =>
    run(
      client,
      `insert into order_events (order_id, position, kind, state, at, by) values ($1, $2, $3, $4, now(), 'buyer')`,
      [orderId, position, kind, state],
    );

  async function book(
    client: pg.PoolClient,
    shopId: string,
    orderId: string,
    paymentId: string,
  ): Promise<void> {
    const part = Math.floor(Math.random() * parts);
    const postings = [
      [accountOf('shop-pending', shopId, 0), net],
      [accountOf('clearing', null, part), -total],
      [accountOf('commission', null, part), commission],
      [accountOf('payment-fees', null, part), fee],
    ].sort(([one = 0], [other = 0]) => one - other);
    const { rows } = await run<{ id: string }>(
      client,
      `insert into ledger_transactions (key, content_hash, kind, currency, at, order_id, payment_id)
       values ($1, $2, 'sale', 'USD', now(), $3, $4) returning id`,
      [`by hand ${orderId}`, randomBytes(32), orderId, paymentId],
    );
    for (const [account, amount] of postings) {
      const moved = await run<{ balance: string }>(
        client,
        'update ledger_accounts set balance = balance + $2 where id = $1 returning balance',
        [account, amount],
      );
      await run(
        client,
        'insert into ledger_postings (transaction_id, account_id, amount, balance) values ($1, $2, $3, $4)',
        [rows[0]?.id, account, amount, moved.rows[0]?.balance],
      );
    }
  }

  return {
    async buy(buyer, thing) {
      const checkoutId = await open(buyer, thing);
      const { orderId, paymentId, actId, key } = await begin(buyer, thing, checkoutId);
      await within(async (client) => {
        await run(
          client,
          `update payments set state = 'succeeded', intent = $2, settled_at = now() where id = $1`,
          [paymentId, `pi_${paymentId}`],
        );
        await run(client, 'update stock_holds set sold_at = now() where checkout_id = $1', [checkoutId]);
        await run(
          client,
          `update orders set state = 'paid', paid_at = now(), changed_at = now(), version = version + 1 where id = $1`,
          [orderId],
        );
        await addEvent(client, orderId, 2, 'paid', 'paid');
        await run(client, 'update products set sold_count = sold_count + 1 where id = $1', [thing.productId]);
        await run(client, 'update shops set sold_count = sold_count + 1 where id = $1', [thing.shopId]);
        await run(client, `update checkouts set state = 'paid', closed_at = now() where id = $1`, [
          checkoutId,
        ]);
        await book(client, thing.shopId, orderId, paymentId);
        await noteFor(client, buyer.id);
        await noteFor(client, thing.shopId);
        await run(client, 'update acts set recorded_at = now() where id = $1', [actId]);
        await run(
          client,
          `update idempotency_keys set state = 'done', status = 200, answer = '{}' where actor = $1 and key = $2`,
          [buyer.id, key],
        );
      });
    },
    [Symbol.asyncDispose]: () => pool.end(),
  };
}
