import { normalRegion, regionFits } from '@souk/shared/identity/addresses/regions.ts';
import type { CategoryId, EventId, FileId, ImageId, ShopId } from '@souk/shared/ids.ts';
import { momentsOf, problemsOf, soldProblems } from '@souk/shared/market/events/edit-rules.ts';
import type { EventChange, EventInput } from '@souk/shared/market/events/edit-schema.ts';
import { actsOn } from '@souk/shared/market/events/states.ts';
import type { Amounts } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow } from '../../../platform/db/insert-all.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import { amountsIn } from '../../../platform/errors/other-currency.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { afterMoving } from './after-moving.ts';
import {
  type EventValues,
  findEventPicture,
  findOwnEvent,
  insertEvent,
  isCategory,
  lockOwnEvent,
  lockShopOf,
  type OwnEventDetails,
  replaceTickets,
  type TicketValues,
  updateEvent,
} from './event-edit.repo.ts';
import { eventChanged, eventStandsOtherwise, notAnEvent, shopNotOpen } from './events.failures.ts';

/** An event as it is written down: its fields, its price list and its picture. */
type Written = Amounts<Omit<EventInput, 'status'>>;

export async function getOwnEvent({ db }: Pick<UserCtx, 'db'>, shopId: ShopId | null, id: EventId) {
  const found = shopId && (await findOwnEvent(db, shopId, id));
  if (!found) throw notFound('event');
  return found;
}

/** To be called within a transaction, which the key of the call shares. */
export async function addEvent(ctx: UserCtx, shopId: ShopId, input: EventInput): Promise<OwnEventDetails> {
  const { status, ...sent } = input;
  const { db: tx } = ctx;
  const now = ctx.clock.now();
  const whole = status === 'active';
  const shop = await lockShopOf(tx, shopId);
  const written = amountsIn(shop.currency, sent);
  refuse(problemsOf(written, { now, whole }));
  if (whole && shop.status !== 'open') throw shopNotOpen();
  const id = newId<EventId>(now.getTime());
  refuse(soldProblems(written, { seatsTaken: 0, tickets: [] }));
  await insertEvent(tx, {
    ...(await valuesOf(tx, ctx, written)),
    id,
    shop_id: shopId,
    status,
    published_at: whole ? now : null,
    created_at: now,
    updated_at: now,
  });
  await replaceTickets(tx, id, ticketRows(id, written, shop.currency));
  return getOwnEvent(ctx, shopId, id);
}

/** Changes what is said, and publishes when asked to. What someone else changed meanwhile is not written over. */
export function changeEvent(ctx: UserCtx, id: EventId, change: EventChange): Promise<OwnEventDetails> {
  const now = ctx.clock.now();
  const { version, status, ...changes } = change;
  return ctx.db.transaction().execute(async (tx) => {
    const { event, tickets } = await lockOwn(tx, ctx, id, version);
    const publishes = event.status === 'draft' && status === 'active';
    if (!actsOn({ status: event.status, endsAt: event.ends_at }, now).edit) throw eventStandsOtherwise();
    const shop = await lockShopOf(tx, event.shop_id);
    if (publishes && shop.status !== 'open') throw shopNotOpen();
    const before = writtenOf(event, tickets);
    const written = { ...before, ...amountsIn(shop.currency, changes) };
    const whole = publishes || event.status !== 'draft';
    refuse([
      ...problemsOf(written, { now, whole, ...(publishes ? {} : { before }) }),
      ...soldProblems(written, {
        seatsTaken: event.seats_taken,
        tickets: tickets.map((ticket) => ({ _id: ticket.id, sold: ticket.sold })),
      }),
    ]);
    const values = await valuesOf(tx, ctx, written, event);
    await updateEvent(tx, id, {
      ...values,
      ...(publishes ? { status: 'active', published_at: now } : {}),
      sold_until: event.seats_taken > 0 ? latest(event.sold_until, event.ends_at) : null,
      updated_at: now,
    });
    if (event.seats_taken > 0) {
      const moved = { eventId: id, movedAt: now.toISOString() };
      if (isMoved(event, values)) await enqueue(tx, afterMoving, moved);
      if (isElsewhere(event, values)) await enqueue(tx, afterMoving, { ...moved, to: 'place' });
    }
    await replaceTickets(tx, id, ticketRows(id, written, shop.currency));
    return getOwnEvent({ db: tx }, event.shop_id, id);
  });
}

const latest = (...moments: Array<Date | null>): Date | null =>
  moments.reduce((last, at) => (last === null || (at !== null && at > last) ? at : last), null);

type Times = Pick<EventValues, 'starts_at' | 'ends_at'>;

const isMoved = (before: Times, after: Times): boolean =>
  before.starts_at?.getTime() !== after.starts_at?.getTime() ||
  before.ends_at?.getTime() !== after.ends_at?.getTime();

const whereabouts = ['place', 'address', 'city', 'online_url'] as const;

const isElsewhere = (
  before: Pick<EventValues, (typeof whereabouts)[number]>,
  after: Pick<EventValues, (typeof whereabouts)[number]>,
): boolean => whereabouts.some((part) => (before[part] ?? '') !== (after[part] ?? ''));

/** One's own event, kept still, as it was when it was read. */
export async function lockOwn(tx: Db, { actor }: UserCtx, id: EventId, version?: number) {
  const found = actor.shopId && (await lockOwnEvent(tx, actor.shopId, id));
  if (!found) throw notFound('event');
  if (version !== undefined && found.event.version !== version) throw eventChanged(found.event);
  return found;
}

function writtenOf(event: EventValues, tickets: readonly TicketValues[]): Written {
  return {
    title: event.title,
    description: event.description,
    categoryId: event.category_id,
    image: event.image_id as string as FileId | null,
    startsAt: event.starts_local,
    endsAt: event.ends_local,
    timeZone: event.time_zone,
    online: event.online_url !== null,
    place: event.place ?? '',
    city: event.city ?? '',
    country: event.country ?? '',
    region: event.region,
    address: event.address ?? '',
    link: event.online_url ?? '',
    capacity: event.capacity,
    perPerson: event.per_person,
    tickets: tickets.map(({ id, name, note, price_amount, capacity }) => ({
      _id: id,
      name,
      note,
      price: price_amount,
      capacity,
    })),
  };
}

function refuse(problems: ReturnType<typeof problemsOf>): void {
  if (problems.length > 0) throw notAnEvent(problems);
}

async function valuesOf(tx: Db, { actor }: UserCtx, written: Written, before?: EventValues) {
  const { title, description, categoryId, timeZone, online, place, city, address, link } = written;
  const { starts, ends } = momentsOf(written);
  return {
    title,
    description,
    category_id: await knownCategory(tx, categoryId),
    image_id: await ownPicture(tx, actor, written.image, before?.image_id ?? null),
    starts_at: starts,
    ends_at: ends,
    starts_local: written.startsAt,
    ends_local: written.endsAt,
    time_zone: timeZone,
    place: online ? null : place || null,
    city: online ? null : city || null,
    ...taxedIn(written),
    address: online ? null : address || null,
    online_url: online ? link : null,
    capacity: written.capacity,
    per_person: written.perPerson,
  };
}

/** A region without its country would be one of any. */
function taxedIn({ online, country, region }: Written): Pick<EventValues, 'country' | 'region'> {
  if (online || country === '') return { country: null, region: '' };
  if (region !== '' && !regionFits(region, country))
    throw invalidInput([{ field: 'region', message: 'Is not a region of this country.' }]);
  return { country, region: normalRegion(region, country) };
}

async function knownCategory(tx: Db, id: CategoryId | null): Promise<CategoryId | null> {
  if (id && !(await isCategory(tx, id)))
    throw invalidInput([{ field: 'categoryId', message: 'There is no such category.' }]);
  return id;
}

async function ownPicture(
  tx: Db,
  actor: UserCtx['actor'],
  id: FileId | null,
  before: ImageId | null,
): Promise<ImageId | null> {
  if (id === null) return null;
  if (before !== null && (id as string) === before) return before;
  const found = await findEventPicture(tx, actor.userId, id);
  if (!found)
    throw invalidInput([{ field: 'image', message: 'Send a picture for an event first, and wait for it.' }]);
  return found;
}

function ticketRows(
  event_id: EventId,
  { tickets }: Written,
  currency: string,
): Array<NewRow<'event_tickets'>> {
  return tickets.map(({ _id, name, note, price, capacity }, position) => ({
    id: _id ?? newId(),
    event_id,
    name,
    note,
    price_amount: price,
    currency,
    capacity,
    position,
  }));
}
