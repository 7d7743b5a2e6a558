import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import pg from 'pg';
import { atLeast, atMost, type Bar } from '../bars.ts';
import { post } from './post.ts';
import { scarceUnits, type Trade } from './trade.ts';

/** Five hundred people press buy at the same moment, and there is enough for a hundred. */
export async function measureCrowd(url: string, database: string, { crowd, scarce }: Trade): Promise<Bar[]> {
  let serverErrors = 0;
  let bought = 0;
  const began = performance.now();
  await Promise.all(
    crowd.map(async (buyer) => {
      const { variantId } = scarce;
      const wanted = { from: 'product', variantId, quantity: 1 };
      const opened = await post<Checkout>(url, buyer, '/api/checkouts', wanted);
      if (opened.status >= 500) serverErrors += 1;
      if (opened.status !== 201) return;
      const { _id, seen } = opened.body;
      const payment = { seen, cardId: buyer.cardId };
      const paid = await post<Checkout>(url, buyer, `/api/checkouts/${_id}/pay`, payment);
      if (paid.status >= 500) serverErrors += 1;
      if (paid.body.state === 'paid') bought += 1;
    }),
  );
  console.log(
    `  ${crowd.length} buyers after ${((performance.now() - began) / 1_000).toFixed(1)} s: ${bought} have it`,
  );
  const sold = await countSold(database, scarce.variantId);
  return [
    atLeast(`sold to ${crowd.length} buyers`, Math.min(sold, bought), scarceUnits),
    atMost(`sold of ${scarceUnits}`, Math.max(sold, bought), scarceUnits),
    atMost(`server errors among ${crowd.length} buyers`, serverErrors, 0),
  ];
}

async function countSold(url: string, variantId: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ sold: number; held: number; left: number }>(
    `select (select coalesce(sum(quantity), 0)::int from stock_holds where variant_id = $1 and sold_at is not null) as sold,
       (select coalesce(sum(quantity), 0)::int from stock_holds
         where variant_id = $1 and sold_at is null and released_at is null) as held,
       (select available from product_variants where id = $1) as left`,
    [variantId],
  );
  await client.end();
  const [{ sold, held, left } = { sold: 0, held: 0, left: 0 }] = rows;
  if (sold + held + left !== scarceUnits)
    throw new Error(`${sold} sold, ${held} held and ${left} left of ${scarceUnits}`);
  return sold;
}
