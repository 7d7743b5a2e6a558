import type { OrderLineId } from '@souk/shared/ids.ts';
import type { Order, OrderLine } from '@souk/shared/money/orders/schema.ts';

export interface LeftToSend {
  line: OrderLine;
  quantity: number;
}

/** What is with the shop still, line by line: neither sent nor given back. Tickets are not sent. */
export function leftToSend({ lines, parcels }: Pick<Order, 'lines' | 'parcels'>): LeftToSend[] {
  const sent = new Map<OrderLineId, number>();
  for (const parcel of parcels)
    for (const { lineId, quantity } of parcel.lines) sent.set(lineId, (sent.get(lineId) ?? 0) + quantity);
  return lines.flatMap((line) => {
    const quantity = line.quantity - line.refunded - (sent.get(line._id) ?? 0);
    return quantity > 0 && line.event === null ? [{ line, quantity }] : [];
  });
}

/** Its buyer has had a part of it, by parcel or as tickets that may have been used: only the rest is theirs to cancel. */
export const isPartHad = ({ lines, parcels }: Pick<Order, 'lines' | 'parcels'>): boolean =>
  parcels.length > 0 || lines.some(({ event }) => event !== null);

/** Some of it went off, and some of it did not. */
export const isPartSent = (order: Pick<Order, 'state' | 'parcels'>): boolean =>
  order.state === 'packed' && order.parcels.length > 0;
