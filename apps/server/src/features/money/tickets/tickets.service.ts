import type { EventId, OrderId } from '@souk/shared/ids.ts';
import { readTicketCode } from '@souk/shared/money/tickets/code.ts';
import type {
  Door,
  DoorCounts,
  EntriesAnswer,
  Entry,
  EntryAnswer,
  EntryOutcome,
  OrderTickets,
} from '@souk/shared/money/tickets/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { presentDoor, presentTicket } from './ticket.presenter.ts';
import {
  countDoor,
  type DoorEventRow,
  enter,
  type FoundCode,
  findDoorEvent,
  findDoorTickets,
  findTicketsOf,
  lockCode,
} from './ticket.repo.ts';

/** The tickets of an order of one's own; anybody else's are not there. */
export async function getTickets({ db, actor }: UserCtx, orderId: OrderId): Promise<OrderTickets> {
  const rows = await findTicketsOf(db, actor.userId, orderId);
  if (rows.length === 0) throw notFound('ticket');
  return { items: rows.map(presentTicket) };
}

export async function getDoor(ctx: UserCtx, eventId: EventId): Promise<Door> {
  const event = await ownEvent(ctx, eventId);
  const [tickets, counts] = await Promise.all([findDoorTickets(ctx.db, eventId), countDoor(ctx.db, eventId)]);
  return presentDoor(event, tickets, counts);
}

export async function getDoorCounts(ctx: UserCtx, eventId: EventId): Promise<DoorCounts> {
  await ownEvent(ctx, eventId);
  return countDoor(ctx.db, eventId);
}

/** Lets people in, each ticket once. What a device did without a line is told later, with the time it was. */
export async function letIn(
  ctx: UserCtx,
  eventId: EventId,
  entries: readonly Entry[],
): Promise<EntriesAnswer> {
  const event = await ownEvent(ctx, eventId);
  const answers: EntryAnswer[] = [];
  for (const entry of entries) answers.push(await letOneIn(ctx, event, entry));
  return { answers, counts: await countDoor(ctx.db, eventId) };
}

async function letOneIn(
  ctx: UserCtx,
  event: DoorEventRow,
  { _id, code: typed, at }: Entry,
): Promise<EntryAnswer> {
  const code = readTicketCode(typed);
  const { shopId } = ctx.actor;
  if (!code || !shopId) return answerOf(_id, 'unknown', null);
  return ctx.db.transaction().execute(async (tx) => {
    const found = await lockCode(tx, shopId, code);
    const outcome = outcomeOf(found, event.id, _id);
    if (!found || outcome !== 'in' || found.entryId === _id) return answerOf(_id, outcome, found);
    const enteredAt = believed(new Date(at), event, ctx.clock.now());
    await enter(tx, found.id, _id, enteredAt);
    return answerOf(_id, 'in', { ...found, enteredAt });
  });
}

const DAY_MS = 86_400_000;

/**
 * A device may have been without a line for as long as its event goes on, but nobody comes later than now, or before the
 * day before it. A clock that says so is wrong, and it was when we heard of it.
 */
function believed(at: Date, { startsAt }: DoorEventRow, now: Date): Date {
  const earliest = Math.min(startsAt.getTime(), now.getTime()) - DAY_MS;
  return at < now && at.getTime() >= earliest ? at : now;
}

function outcomeOf(found: FoundCode | null, eventId: EventId, entryId: string): EntryOutcome {
  if (!found) return 'unknown';
  if (found.eventId !== eventId) return 'other-event';
  if (found.state === 'valid') return 'in';
  return found.state === 'used' && found.entryId === entryId ? 'in' : found.state;
}

const answerOf = (_id: string, outcome: EntryOutcome, found: FoundCode | null): EntryAnswer => ({
  ...{ _id, outcome },
  kind: found?.kind ?? null,
  holder: found?.holder?.name ?? null,
  enteredAt: found?.enteredAt?.toISOString() ?? null,
  event: outcome === 'other-event' ? (found?.event ?? null) : null,
});

async function ownEvent({ db, actor }: UserCtx, id: EventId): Promise<DoorEventRow> {
  const event = actor.shopId && (await findDoorEvent(db, actor.shopId, id));
  if (!event) throw notFound('event');
  return event;
}
