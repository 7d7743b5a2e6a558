import type { EventId } from '@souk/shared/ids.ts';
import { actsOn, type EventActs, type EventStatus } from '@souk/shared/market/events/states.ts';
import { daysOn, resolveWallTime, type WallTime } from '@souk/shared/wall-time.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { afterCancelling } from './after-cancelling.ts';
import {
  deleteEvent,
  type EventValues,
  insertEvent,
  type OwnEventDetails,
  replaceTickets,
  updateEvent,
} from './event-edit.repo.ts';
import { getOwnEvent, lockOwn } from './event-edit.service.ts';
import { eventStandsOtherwise } from './events.failures.ts';

/** People who come to its page are told, and who has a ticket gets the money back. It does not come back; a copy of it can be made. */
export const cancelEvent = (ctx: UserCtx, id: EventId, version: number): Promise<OwnEventDetails> =>
  move(ctx, id, version, 'cancel', (_, now) => ({ status: 'cancelled', cancelled_at: now }));

/** Puts it out of sight, of others too. */
export const archiveEvent = (ctx: UserCtx, id: EventId, version: number): Promise<OwnEventDetails> =>
  move(ctx, id, version, 'archive', () => ({ status: 'archived' }));

/** Back to what it was before it was archived. */
export const restoreEvent = (ctx: UserCtx, id: EventId, version: number): Promise<OwnEventDetails> =>
  move(ctx, id, version, 'restore', (event) => ({
    status: event.cancelled_at === null ? 'active' : 'cancelled',
  }));

export function removeDraft(ctx: UserCtx, id: EventId): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    const { event } = await lockOwn(tx, ctx, id);
    allow(event, 'delete', ctx.clock.now());
    await deleteEvent(tx, id);
  });
}

/** A draft that says the same, on the same day of the first week that is still to come. Nothing of it is sold. */
export function duplicateEvent(ctx: UserCtx, id: EventId): Promise<OwnEventDetails> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx) => {
    const { event, tickets } = await lockOwn(tx, ctx, id);
    const copy = newId<EventId>(now.getTime());
    await insertEvent(tx, {
      ...event,
      ...laterTimes(event, now),
      id: copy,
      status: 'draft',
      seats_taken: 0,
      sold_until: null,
      version: 1,
      published_at: null,
      cancelled_at: null,
      created_at: now,
      updated_at: now,
    });
    await replaceTickets(
      tx,
      copy,
      tickets.map((ticket) => ({ ...ticket, id: newId(), event_id: copy, sold: 0 })),
    );
    return getOwnEvent({ db: tx }, event.shop_id, copy);
  });
}

function laterTimes({ starts_local, ends_local, time_zone }: EventValues, now: Date) {
  const week = 7;
  const first = starts_local ?? ends_local;
  const comes = (wall: WallTime | null, days: number) => {
    if (wall === null) return null;
    const resolved = resolveWallTime(daysOn(wall, days), time_zone);
    return resolved.kind === 'never' ? undefined : resolved.at;
  };
  const weeks =
    first === null ? 0 : Math.floor((now.getTime() - Date.parse(`${first}:00Z`)) / (week * 86_400_000));
  let days = Math.max(0, weeks - 1) * week;
  for (;;) {
    const [starts, ends] = [comes(starts_local, days), comes(ends_local, days)];
    // A week in which the clocks skip either of them is passed over.
    if (starts !== undefined && ends !== undefined && (starts ?? ends ?? now) >= now)
      return {
        starts_at: starts,
        ends_at: ends,
        starts_local: starts_local && daysOn(starts_local, days),
        ends_local: ends_local && daysOn(ends_local, days),
      };
    days += week;
  }
}

function move(
  ctx: UserCtx,
  id: EventId,
  version: number,
  act: keyof EventActs,
  values: (event: EventValues, now: Date) => { status: EventStatus; cancelled_at?: Date },
): Promise<OwnEventDetails> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx: Db) => {
    const { event } = await lockOwn(tx, ctx, id, version);
    allow(event, act, now);
    await updateEvent(tx, id, { ...values(event, now), updated_at: now });
    if (act === 'cancel') await enqueue(tx, afterCancelling, { eventId: id });
    return getOwnEvent({ db: tx }, event.shop_id, id);
  });
}

function allow(event: EventValues, act: keyof EventActs, now: Date): void {
  if (!actsOn({ status: event.status, endsAt: event.ends_at }, now)[act]) throw eventStandsOtherwise();
}
