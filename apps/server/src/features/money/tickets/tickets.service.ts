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
  await ownEvent(ctx, eventId);
  const answers: EntryAnswer[] = [];
  for (const entry of entries) answers.push(await letOneIn(ctx, eventId, entry));
  return { answers, counts: await countDoor(ctx.db, eventId) };
}

async function letOneIn(
  ctx: UserCtx,
  eventId: EventId,
  { _id, code: typed, at }: Entry,
): Promise<EntryAnswer> {
  const code = readTicketCode(typed);
  const { shopId } = ctx.actor;
  if (!code || !shopId) return answerOf(_id, 'unknown', null);
  return ctx.db.transaction().execute(async (tx) => {
    const found = await lockCode(tx, shopId, code);
    const outcome = outcomeOf(found, eventId, _id);
    if (!found || outcome !== 'in' || found.entryId === _id) return answerOf(_id, outcome, found);
    // The clock of a device may be wrong, but nobody comes later than now.
    const now = ctx.clock.now();
    const enteredAt = new Date(Math.min(Date.parse(at), now.getTime()));
    await enter(tx, found.id, _id, enteredAt);
    return answerOf(_id, 'in', { ...found, enteredAt });
  });
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
