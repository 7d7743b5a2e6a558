import type { LotId, UserId } from '@souk/shared/ids.ts';
import type { BreakId, BreakView } from '@souk/shared/live/breaks/schema.ts';
import { sql } from 'kysely';
import { drawReady } from '../features/live/breaks/drawing.service.ts';
import type { Caller } from './build-test-app.ts';
import { key } from './paying.fixture.ts';
import { openAuctions } from './settlement.fixture.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A live show whose host sells breaks: four spots with a gold, a silver and two base cards, unless it says otherwise. */
export async function openBreaks() {
  const market = await openAuctions();
  const { app, seller, show } = market;
  const add = (input: object = {}) =>
    seller.post(
      `/api/shows/${show.id}/breaks`,
      {
        ...{ kind: 'break', title: 'Prizm box', terms: { start: usd(1_000) } },
        contents: [
          { name: 'Gold · 金', pieces: 1, worth: usd(40_000) },
          { name: 'Silver', pieces: 1, worth: usd(1_500) },
          { name: 'Base', pieces: 2 },
        ],
        ...input,
      },
      key(),
    );
  const lotsOf = async (id: BreakId): Promise<LotId[]> => {
    const { rows } = await sql<{ id: LotId }>`
      select l.id from break_spots s join lots l on l.product_id = s.product_id
      where s.break_id = ${id} order by s.spot, l.number desc nulls last`.execute(app.db);
    return rows.map((lot) => lot.id);
  };
  return {
    ...{ ...market, add, lotsOf, key },
    async open(input: object = {}): Promise<BreakId> {
      const { status, body } = await add(input);
      if (status !== 201) throw new Error(`could not be added: ${JSON.stringify(body)}`);
      return body.breakId;
    },
    /** A bidder wins a spot; what follows the win is not done yet. */
    async sell(id: BreakId, spot: number, buyer: { id: UserId } | null, amount = 2_000): Promise<LotId> {
      const lot = (await lotsOf(id))[spot - 1];
      if (!lot) throw new Error(`there is no spot ${spot}`);
      const { status, body } = await seller.post(`/api/lots/${lot}/start`, {});
      if (status !== 204) throw new Error(`could not be started: ${JSON.stringify(body)}`);
      if (buyer) await market.bid({ id: lot }, buyer, amount);
      await seller.post(`/api/lots/${lot}/close`);
      return lot;
    },
    /** A buyer takes a spot that has a price. */
    buy: (id: BreakId, spot: number, buyer: { call: Caller }, headers = key()) =>
      buyer.call.post(`/api/breaks/${id}/spots/${spot}/buy`, undefined, headers),
    /** What a worker does about what was sold, and about breaks. */
    async work(): Promise<number> {
      await market.settle();
      return drawReady(app);
    },
    view: async (id: BreakId): Promise<BreakView> => (await app.get(`/api/breaks/${id}`)).body,
    log: async (id: BreakId) => (await app.get(`/api/breaks/${id}/log`)).body,
  };
}
