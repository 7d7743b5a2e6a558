import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { atLeast, type Bar, median } from '../bars.ts';
import { openHandWritten } from './hand-written.ts';
import { post } from './post.ts';
import type { Buyer, Thing, Trade } from './trade.ts';

const rounds = 5;
const perRound = 160;
const warmUp = 96;

/** Checkouts that are opened and paid, in a second: of the market, and of transactions that only write the same. */
export async function measureCheckouts(url: string, database: string, trade: Trade): Promise<Bar[]> {
  await using byHand = await openHandWritten(database, trade.things);
  const ours = (count: number) => speed(trade, count, (buyer, thing) => buy(url, buyer, thing));
  const raw = (count: number) => speed(trade, count, byHand.buy);
  await ours(warmUp);
  await raw(warmUp);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [own, bare] = [await ours(perRound), await raw(perRound)];
    console.log(`  checkouts a second: ${own.toFixed(0)}, by hand ${bare.toFixed(0)}`);
    ratios.push(own / bare);
  }
  return [atLeast('completed checkouts, share of hand-written transactions', median(ratios), 0.4)];
}

/** So many a second; every buyer does one after the other. */
async function speed(
  { buyers, things }: Trade,
  count: number,
  act: (buyer: Buyer, thing: Thing) => Promise<void>,
): Promise<number> {
  let left = count;
  const began = performance.now();
  await Promise.all(
    buyers.map(async (buyer) => {
      while (left-- > 0) await act(buyer, things[left % things.length] as Thing);
    }),
  );
  return (count * 1_000) / (performance.now() - began);
}

/** Opened, shown, paid. */
async function buy(url: string, buyer: Buyer, { variantId }: Thing): Promise<void> {
  const wanted = { from: 'product', variantId, quantity: 1 };
  const opened = await post<Checkout>(url, buyer, '/api/checkouts', wanted);
  if (opened.status !== 201) throw new Error(`not opened: ${JSON.stringify(opened)}`);
  const { _id, seen } = opened.body;
  const paid = await post<Checkout>(url, buyer, `/api/checkouts/${_id}/pay`, { seen, cardId: buyer.cardId });
  if (paid.status !== 200 || paid.body.state !== 'paid') throw new Error(`not paid: ${paid.status}`);
}
