import { splitLook } from './content/colourways.ts';
import { shapeOf } from './content/forms.ts';
import type { Good, ShopContent } from './content/shop-content.ts';

/** A good of a shop and its place in the shop's own list. */
export interface Listed {
  shop: ShopContent;
  good: Good;
  rank: number;
}

/** What the landing page should show first under "New in". */
const freshest = [
  'Zigzag mug, rust',
  'Top-handle bag, plum',
  'Relay runner, coral',
  'Agave in a honey pot',
  'Turned brass table lamp',
  'Rangefinder, rust skin',
  'Cat-eye sunglasses, plum',
  'Flower bicycle, lagoon',
  'Round-head robot, honey',
  'Kitchen chair, deep sea',
];

/** Everything on offer, newest first, so that neighbours differ in shop, kind and room. */
export function arrivalsOf(shops: readonly ShopContent[]): Listed[] {
  const queues = shops.map((shop) => inOrderOfArrival(shop));
  const arrived: Listed[] = [];
  while (queues.some((queue) => queue.length > 0)) {
    const recent = arrived.slice(-4);
    const fullest = [...queues]
      .filter((queue) => queue.length > 0)
      .sort((one, other) => other.length - one.length);
    const next = fullest.find((queue) => differs(queue[0], recent)) ?? fullest[0];
    const listed = next?.shift();
    if (listed) arrived.push(listed);
  }
  const first = freshest.flatMap((title) => arrived.filter(({ good }) => good.title === title));
  return [...first, ...arrived.filter((listed) => !first.includes(listed))];
}

/** Reduced, auctioned and well-known things have been there for a while; the tail of a list is what came last. */
function inOrderOfArrival(shop: ShopContent): Listed[] {
  const listed = shop.goods.map((good, rank) => ({ shop, good, rank }));
  const isNew = ({ good, rank }: Listed) => rank > 5 && !good.was && !good.auction && !good.giveaway;
  return [...listed.filter(isNew), ...listed.filter((each) => !isNew(each))];
}

function differs(candidate: Listed | undefined, recent: readonly Listed[]): boolean {
  if (!candidate) return false;
  return recent.every(
    (other, i) =>
      other.shop !== candidate.shop &&
      kindOf(other) !== kindOf(candidate) &&
      (i < recent.length - 2 || roomOf(other) !== roomOf(candidate)),
  );
}

const kindOf = ({ good }: Listed) => shapeOf(good.form).kind;
const roomOf = ({ good }: Listed) => splitLook(good.looks[0]).room;

/** How many minutes ago the nth newest was listed: dozens today, the rest over a year. */
export function minutesSinceArrival(nth: number, total: number): number {
  const today = 46;
  const fortnight = 104;
  if (nth < today) return 6 + nth * 13;
  const day = 1440;
  if (nth < fortnight) return 700 + ((nth - today) / (fortnight - today)) ** 1.5 * 14 * day;
  const share = (nth - fortnight) / Math.max(1, total - fortnight);
  return 18 * day + share ** 1.3 * 400 * day;
}
