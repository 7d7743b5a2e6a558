import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { buildLot, type LotInput } from '../features/live/auctions/lot.builder.ts';
import { buildProduct, type ProductInput } from '../features/market/catalog/product.builder.ts';
import type { Row } from '../platform/db/insert-all.ts';
import type { TestApp } from './build-test-app.ts';
import { buildRoom } from './room-chat.fixture.ts';

/** A show, live unless told otherwise, with lots that wait, of a product each that starts at 20. */
export async function openStage(
  app: TestApp,
  { lots = 1, state = 'live' }: { lots?: number; state?: ShowState } = {},
) {
  const room = await buildRoom(app, { state });
  const waiting: Array<Row<'lots'>> = [];
  const queue = async (more: LotInput = {}, product: ProductInput & { available?: number } = {}) => {
    const { id } = await buildProduct(app.db, { shop_id: room.shop.id, ...product });
    const lot = await buildLot(app.db, {
      ...{ show_id: room.show.id, number: waiting.length + 1, product_id: id, start_amount: 2_000 },
      ...{ duration_seconds: 30, ...more },
    });
    waiting.push(lot);
    return lot;
  };
  for (let n = 0; n < lots; n += 1) await queue();
  return { ...room, lots: waiting, queue };
}
