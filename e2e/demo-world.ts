import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { storedSession, storedUser } from './people.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const ASK_AGAIN_MS = 500;

type Things = Array<{ _id: string }>;

interface Landing {
  liveNow: { shows: Things };
  upcoming: Things;
  endingSoon: Array<{ _id: string; lot: { _id: string } | null }>;
  categories: Things;
  events: Things;
  shops: Things;
}

/** What of the demo world the tests need an address of. */
export interface DemoWorld {
  category: string;
  product: string;
  auction: string;
  /** The lot of that auction. */
  lot: string;
  /** A shop that is not the demo seller's. */
  shop: string;
  event: string;
  liveShow: string;
  upcomingShow: string;
  giveaway: string;
  /** A lot that sells a spot of a break. */
  spot: string;
  buyer: string;
  seller: string;
  own: { shop: string; product: string; event: string; order: string; show: string };
}

interface DemoProduct {
  _id: string;
  title: string;
  shop: { _id: string; name: string };
}

/** A product of the demo world. What stands first on a page may be another journey's, with one picture and no delivery. */
export async function productCalled(request: APIRequestContext, title: string): Promise<DemoProduct> {
  const found = await read<{ items: DemoProduct[] }>(request, `/api/products?q=${encodeURIComponent(title)}`);
  const product = found.items.find((item) => item.title === title);
  if (!product) throw new Error(`the demo world has no ${title}`);
  return product;
}

// Of shops that no show of the demo world sells from when it begins.
const seldomShown = [
  'Round-head robot, honey',
  'Flower bicycle, lagoon',
  'Reading lamp, rust base',
  'Cable beanie, bone',
];

interface ProductPage {
  lot: unknown;
  variants: Array<{ available: number; options: Record<string, string> }>;
  nextShow: { startsAt: string } | null;
}

/** One that is simply bought, in a variant of which there are several. */
interface ToBuy extends DemoProduct {
  /** Option name to value. */
  options: Record<string, string>;
}

/** Two products of two shops that no show is near of. */
export async function twoToBuy(request: APIRequestContext): Promise<[ToBuy, ToBuy]> {
  const found: ToBuy[] = [];
  for (const title of seldomShown) {
    const product = await productCalled(request, title);
    const { lot, variants, nextShow } = await read<ProductPage>(request, `/api/products/${product._id}`);
    const isNear = nextShow !== null && Date.parse(nextShow.startsAt) < Date.now() + 3_600_000;
    const several = variants.find(({ available }) => available > 2);
    if (!lot && !isNear && several) found.push({ ...product, options: several.options });
    const [one, other] = found;
    if (one && other) return [one, other];
  }
  throw new Error('the demo world has no two of them');
}

/** One to take all of: in the variant that nobody else is sent to. */
export async function oneToEmpty(request: APIRequestContext): Promise<ToBuy> {
  const product = await productCalled(request, seldomShown.at(-1)!);
  const { variants } = await read<ProductPage>(request, `/api/products/${product._id}`);
  const last = variants.findLast(({ available }) => available > 0);
  if (!last) throw new Error('nothing is left of it');
  return { ...product, options: last.options };
}

/** What the tour's stops have besides. */
export interface TourWorld extends DemoWorld {
  clip: string;
}

export async function tourWorld(request: APIRequestContext): Promise<TourWorld> {
  const [world, clip] = await Promise.all([demoWorld(request), firstClip(request)]);
  return { ...world, clip };
}

export async function demoWorld(request: APIRequestContext): Promise<DemoWorld> {
  const [buyer, seller] = [storedUser('buyer'), storedUser('seller')];
  const own = seller.shopId?._id;
  if (!own) throw new Error('the demo seller has no shop');
  const [landing, mug, products, events, shows] = await Promise.all([
    read<Landing>(request, '/api/landing'),
    productCalled(request, 'Zigzag mug, rust'),
    read<{ items: Things }>(request, `/api/products?shop=${own}`),
    read<{ items: Things }>(request, `/api/shops/${own}/events`),
    read<{ items: Array<{ _id: string; state: string }> }>(request, `/api/shops/${own}/shows`),
  ]);
  return {
    category: first(landing.categories),
    product: mug._id,
    auction: first(landing.endingSoon),
    lot: landing.endingSoon.find(({ lot }) => lot)?.lot?._id ?? '',
    shop: first(landing.shops.filter(({ _id }) => _id !== own)),
    event: first(landing.events),
    liveShow: first(landing.liveNow.shows),
    upcomingShow: first(landing.upcoming),
    giveaway: await giveawayOf(request, own),
    spot: await spotOf(request, own),
    buyer: buyer._id,
    seller: seller._id,
    own: {
      shop: own,
      product: first(products.items),
      event: first(events.items),
      order: await orderTo(request, own),
      show: first(shows.items.filter(({ state }) => state === 'replay')),
    },
  };
}

/** An order to the demo seller's shop: the demo buyer's, or a later buyer's. */
async function orderTo(request: APIRequestContext, shop: string): Promise<string> {
  const orders = await request.get(`/api/shops/${shop}/orders?limit=1`, {
    headers: { authorization: `Bearer ${storedSession('seller').token}` },
  });
  return first((await orders.json()).items);
}

/** What the demo seller prepared to give away in their next show, however often it is asked for. */
async function giveawayOf(request: APIRequestContext, shop: string): Promise<string> {
  const { items } = await read<{ items: Things }>(request, `/api/shows?shop=${shop}&state=scheduled`);
  const showId = first(items);
  const made = await prepare(request, `/api/shows/${showId}/giveaways`, showId, {
    item: { kind: 'quick', name: 'Thumb-pressed cup', worth: usd(1_800) },
  });
  return made.giveawayId ?? '';
}

/** A spot of the break that the demo seller prepared for their next show, however often it is asked for. */
async function spotOf(request: APIRequestContext, shop: string): Promise<string> {
  const { items } = await read<{ items: Things }>(request, `/api/shows?shop=${shop}&state=scheduled`);
  const showId = first(items);
  await prepare(request, `/api/shows/${showId}/breaks`, `break-${showId}`, {
    ...{ kind: 'break', title: 'Kiln opening', image: null, terms: { start: usd(1_500) } },
    contents: [
      { name: 'Moon jar with a flame-red glaze', pieces: 1, worth: usd(24_000) },
      { name: 'Cup', pieces: 3, worth: usd(1_800) },
    ],
  });
  const { lots } = await read<{ lots: Array<{ _id: string; title: string }> }>(
    request,
    `/api/shows/${showId}`,
  );
  return first(lots.filter(({ title }) => title.includes('Kiln opening')));
}

/** Made once by the demo seller, for the first journey to ask; another that asks at that moment waits. */
async function prepare(
  request: APIRequestContext,
  path: string,
  key: string,
  data: object,
): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${storedSession('seller').token}`, 'idempotency-key': key };
  for (;;) {
    const made = await request.post(path, { data, headers });
    if (made.ok()) return made.json();
    if (!made.headers()['retry-after']) throw new Error(`${path} was answered with ${made.status()}`);
    await pause(ASK_AGAIN_MS);
  }
}

/** A clip that is cut: the recording of that show, and then what is cut out of it, are made after the market starts. */
async function firstClip(request: APIRequestContext): Promise<string> {
  const { items } = await read<{ items: Array<{ _id: string; title: string }> }>(
    request,
    '/api/shows?state=replay&limit=50',
  );
  const showId = first(items.filter(({ title }) => title === 'Pads with new sticks'));
  for (;;) {
    const clips = await read<{ items: Array<{ _id: string; state: string }> }>(
      request,
      `/api/shows/${showId}/clips`,
    );
    const cut = clips.items.find(({ state }) => state === 'ready');
    if (cut) return cut._id;
    await pause(ASK_AGAIN_MS);
  }
}

/** On a product's page: says what is wanted of each option. */
export async function choose(page: Page, options: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(options))
    await page.getByRole('radiogroup', { name }).getByRole('radio', { name: value }).check();
}

async function read<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(path);
  if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}`);
  return answer.json();
}

function first(things: Things): string {
  const [thing] = things;
  if (!thing) throw new Error('the demo world has none of them');
  return thing._id;
}
