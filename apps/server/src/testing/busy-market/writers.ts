import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { outcomeOf } from './caller.ts';
import type { BusyWorld } from './world.ts';
import type { Writer } from './write-load.ts';

const PACE_MS = 40;
/** So many pieces of a thing, a cart takes. */
const MOST_OF_ONE = 90;
const OFFERS_EACH = 50;

/** One writer for each kind of thing that is written by a call. */
export const writersOf = (world: BusyWorld): Writer[] => [
  signUps(world),
  profiles(world),
  hearts(world),
  carts(world),
  drafts(world),
  saves(world),
  uploads(world),
  offers(world),
];

/** New people. Whose sign-up broke off begins anew with another address. */
function signUps({ db, anyone }: BusyWorld): Writer {
  const emails = new Map<number, string>();
  return {
    kind: 'sign-up',
    paceMs: 4 * PACE_MS,
    async write(n) {
      const email = `${randomUUID()}@newcomers.example`;
      const body = { email, password: 'three goats on a roof', name: `Newcomer ${n}` };
      const outcome = outcomeOf(await anyone('POST', '/api/auth/signup', { body }));
      if (outcome === 'stored') emails.set(n, email);
      return outcome;
    },
    async amiss(stored) {
      const rows = await db.selectFrom('users').select('email').execute();
      const there = new Set(rows.map(({ email }) => email));
      return missing(
        stored.map((n) => emails.get(n) ?? ''),
        there,
      );
    },
  };
}

/** Each change overwrites the one before: at least the last acknowledged one stands. */
function profiles({ db, seller }: BusyWorld): Writer {
  return {
    kind: 'profile',
    paceMs: PACE_MS,
    write: async (n) =>
      outcomeOf(await seller.call('PATCH', `/api/users/${seller.id}`, { body: { bio: `${n}` } })),
    async amiss(stored) {
      const { bio } = await db
        .selectFrom('users')
        .select('bio')
        .where('id', '=', seller.id)
        .executeTakeFirstOrThrow();
      return olderThan(stored, Number(bio));
    },
  };
}

function hearts({ db, buyers, products }: BusyWorld): Writer {
  const pairOf = (n: number) => ({
    fan: buyers[Math.floor(n / products.length) % buyers.length]!,
    product: products[n % products.length]!,
  });
  return {
    kind: 'heart',
    paceMs: PACE_MS,
    async write(n) {
      const { fan, product } = pairOf(n);
      return outcomeOf(await fan.call('PUT', `/api/favorites/product/${product.id}`));
    },
    async amiss(stored) {
      const rows = await db.selectFrom('favorites').select(['user_id', 'target_id']).execute();
      const there = new Set(rows.map((row) => `${row.user_id} ${row.target_id}`));
      return missing(
        stored.map((n) => `${pairOf(n).fan.id} ${pairOf(n).product.id}`),
        there,
      );
    },
  };
}

/** One piece more with every call: each key counts once. */
function carts({ db, buyers, products }: BusyWorld): Writer {
  const buyerAt = (n: number) => buyers[Math.floor(n / (products.length * MOST_OF_ONE)) % buyers.length]!;
  const variantAt = (n: number) => products[n % products.length]!.variantId;
  const lineOf = (n: number) => `${buyerAt(n).id} ${variantAt(n)}`;
  const key = keys('cart');
  return {
    kind: 'cart',
    paceMs: PACE_MS,
    async write(n) {
      const body = { variantId: variantAt(n), quantity: 1 };
      return outcomeOf(await buyerAt(n).call('POST', '/api/cart/lines', { body, key: key(n) }));
    },
    async amiss(stored, begun) {
      const rows = await db.selectFrom('cart_lines').select(['user_id', 'variant_id', 'quantity']).execute();
      const there = new Map(rows.map((row) => [`${row.user_id} ${row.variant_id}`, row.quantity]));
      const sure = Map.groupBy(stored, lineOf);
      const most = Map.groupBy(upTo(begun()), lineOf);
      return [...most].flatMap(([line, all]) => {
        const [least, quantity] = [sure.get(line)?.length ?? 0, there.get(line) ?? 0];
        const fits = quantity >= least && quantity <= all.length;
        return fits ? [] : [`${line}: ${quantity}, not ${least} to ${all.length}`];
      });
    },
  };
}

function drafts({ db, seller, shop }: BusyWorld): Writer {
  const key = keys('draft');
  return {
    kind: 'draft',
    paceMs: PACE_MS,
    async write(n) {
      const body = { title: `Draft ${n}` };
      return outcomeOf(await seller.call('POST', `/api/shops/${shop.id}/products`, { body, key: key(n) }));
    },
    async amiss(stored, begun) {
      const rows = await db
        .selectFrom('products')
        .select('title')
        .where('title', 'like', 'Draft %')
        .execute();
      const titles = (ns: readonly number[]) => ns.map((n) => `Draft ${n}`);
      return onceEach(
        rows.map(({ title }) => title),
        titles(stored),
        titles(upTo(begun())),
      );
    },
  };
}

/** A product that is edited again and again, from the version its seller saw. */
function saves({ db, seller, products }: BusyWorld): Writer {
  const { id } = products[0]!;
  let version: number | undefined;
  return {
    kind: 'product',
    paceMs: PACE_MS,
    async write(n) {
      if (version === undefined) {
        const seen = await seller.call('GET', `/api/products/${id}/edit`);
        if (outcomeOf(seen) !== 'stored') return 'again';
        version = Number(seen?.body.version);
      }
      const body = { version, description: `${n}` };
      const told = await seller.call('PATCH', `/api/products/${id}`, { body });
      // The answer to the last save was lost: it is looked at again, as the form does.
      version = told?.status === 200 ? told.body.version : undefined;
      return told?.body?.error?.code === 'edit_conflict' ? 'again' : outcomeOf(told);
    },
    async amiss(stored) {
      const { description } = await db
        .selectFrom('products')
        .select('description')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return olderThan(stored, Number(description));
    },
  };
}

/** Files that are sent in one request. Their bytes are looked at too. */
function uploads({ db, dataDir, buyers }: BusyWorld): Writer {
  const files = new Map<number, string>();
  const bytesOf = (n: number) => Buffer.from(`sku,name\n${`mug-${n},Blue mug\n`.repeat(1 + (n % 400))}`);
  return {
    kind: 'upload',
    paceMs: 2 * PACE_MS,
    async write(n) {
      const told = await buyers[0]!.call('POST', `/api/files?purpose=import&name=stock-${n}.csv`, {
        bytes: bytesOf(n),
      });
      const outcome = outcomeOf(told);
      if (outcome === 'stored') files.set(n, told?.body._id);
      return outcome;
    },
    async amiss(stored) {
      const rows = await db
        .selectFrom('files')
        .select(['id', 'storage_key', 'sha256'])
        .where('state', '=', 'ready')
        .execute();
      const there = new Map(rows.map((row) => [row.id as string, row]));
      const looks = stored.map(async (n) => {
        const row = there.get(files.get(n) ?? '');
        if (!row?.storage_key) return [`${n} is gone`];
        const kept = await readFile(join(dataDir, 'files', row.storage_key)).catch(() => Buffer.alloc(0));
        const right =
          kept.equals(bytesOf(n)) && row.sha256?.equals(createHash('sha256').update(kept).digest());
        return right ? [] : [`${n} has other bytes`];
      });
      return (await Promise.all(looks)).flat();
    },
  };
}

function offers({ db, buyers, products }: BusyWorld): Writer {
  const buyerAt = (n: number) => buyers[Math.floor(n / OFFERS_EACH) % buyers.length]!;
  const productAt = (n: number) => products[n % OFFERS_EACH]!;
  const nameOf = (n: number) => `${buyerAt(n).id} ${productAt(n).id}`;
  const key = keys('offer');
  return {
    kind: 'offer',
    paceMs: 2 * PACE_MS,
    async write(n) {
      if (n >= buyers.length * OFFERS_EACH)
        throw new Error('There are not enough buyers for so many offers.');
      const body = { variantId: null, amount: { amount: 7_000, currency: 'USD' } };
      return outcomeOf(
        await buyerAt(n).call('POST', `/api/products/${productAt(n).id}/offers`, { body, key: key(n) }),
      );
    },
    async amiss(stored, begun) {
      const rows = await db
        .selectFrom('offers')
        .select(sql<string>`buyer_id || ' ' || product_id`.as('name'))
        .execute();
      return onceEach(
        rows.map(({ name }) => name),
        stored.map(nameOf),
        upTo(begun()).map(nameOf),
      );
    },
  };
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

const keys = (kind: string) => {
  const run = randomUUID();
  return (n: number) => `${kind}-${n}-${run}`;
};

const missing = (wanted: readonly string[], there: ReadonlySet<string>): string[] =>
  wanted.filter((one) => !there.has(one)).map((one) => `${one} is gone`);

const olderThan = (stored: readonly number[], kept: number): string[] => {
  const last = stored.at(-1) ?? 0;
  return kept >= last ? [] : [`${kept} stands, and ${last} was acknowledged`];
};

/** What was acknowledged is there once; what else was begun is there once or not at all; and nothing besides. */
export function onceEach(
  there: readonly string[],
  sure: readonly string[],
  begun: readonly string[],
): string[] {
  const counts = new Map<string, number>();
  for (const one of there) counts.set(one, (counts.get(one) ?? 0) + 1);
  const twice = [...counts]
    .filter(([, count]) => count > 1)
    .map(([one, count]) => `${one} is there ${count} times`);
  const known = new Set(begun);
  const strange = [...counts.keys()].filter((one) => !known.has(one)).map((one) => `nobody wrote ${one}`);
  return [...missing(sure, new Set(there)), ...twice, ...strange];
}
