import type { EventId, ShopId, UserId } from '@souk/shared/ids.ts';
import { eventRow, type NewEvent, ticketRow } from '../features/market/events/event.builder.ts';
import type { NewRow } from '../platform/db/insert-all.ts';
import { idOf } from '../platform/ids.ts';
import type { NewImage } from '../platform/images/image.builder.ts';
import type { Anchor } from './anchor.ts';
import { categoryFor } from './categories.ts';
import type { EventContent, ShopContent } from './content/shop-content.ts';
import { drawnRow, imageIdOf } from './pictures.ts';

export interface DemoEvent {
  event: NewEvent;
  tickets: Array<NewRow<'event_tickets'>>;
  image: NewImage;
}

export function demoEvent(
  shop: ShopContent,
  content: EventContent,
  owner: { shopId: ShopId; ownerId: UserId },
  anchor: Anchor,
): DemoEvent {
  const name = `event:${shop.slug}/${content.title}`;
  const id = idOf<EventId>(name);
  const startsAt = anchor.localTime(content.inDays, content.at, shop.timeZone);
  const [first] = shop.goods;
  if (!first) throw new Error(`${shop.name} sells nothing`);
  const { kinds, palette } = content;
  return {
    event: eventRow({
      id,
      shop_id: owner.shopId,
      category_id: categoryFor(first.form).root,
      title: content.title,
      description: content.about,
      image_id: imageIdOf(name),
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + content.hours * 3_600_000),
      time_zone: shop.timeZone,
      place: content.online ? null : (content.place ?? shop.name),
      address: content.address ?? null,
      city: content.online ? null : shop.city,
      online_url: content.online ? `https://meet.souk.example/${id}` : null,
      status: content.status ?? 'active',
      cancelled_at: content.status === 'cancelled' ? anchor.days(-1) : null,
      capacity: content.capacity ?? null,
      seats_taken: content.taken ?? 0,
      created_at: anchor.days(Math.min(-1, content.inDays - 30)),
      updated_at: anchor.days(Math.min(-1, content.inDays - 30)),
    }),
    tickets: content.tickets.map((ticket, position) =>
      ticketRow({
        id: idOf(`ticket:${name}/${position}`),
        event_id: id,
        name: ticket.name,
        note: ticket.note ?? '',
        price_amount: ticket.price * 100,
        sold: soldOf(content, position),
        position,
      }),
    ),
    image: drawnRow({
      name,
      recipe: { type: 'spread', kinds, seed: name, palette, width: 800, height: 340 },
      width: 1600,
      height: 680,
      alt: content.title,
      owner: owner.ownerId,
      madeAt: anchor.days(Math.min(-1, content.inDays - 30)),
    }),
  };
}

/** The usual ticket sells two seats of three, the others share the rest. */
function soldOf({ taken = 0, tickets }: EventContent, position: number): number {
  if (tickets.length === 1) return taken;
  const usual = Math.ceil((taken * 2) / 3);
  if (position === 0) return usual;
  return position === 1 ? taken - usual : 0;
}
