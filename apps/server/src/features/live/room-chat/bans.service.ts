import { documentPath } from '@souk/live/paths.ts';
import type { Data } from '@souk/live/values.ts';
import type { AuditAction } from '@souk/shared/desk/audit/schema.ts';
import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import {
  higherRank,
  mayLift,
  type RoomRole,
  type TimeOut,
  takesPlaceOf,
  timeOutLength,
} from '@souk/shared/live/room-chat/rules.ts';
import type { RoomBan } from '@souk/shared/live/room-chat/schema.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden } from '../../../platform/errors/failures.ts';
import { writeLive } from '../../../platform/live/index.ts';
import { isStaff, type UserCtx } from '../../../platform/session/actor.ts';
import {
  deleteBan,
  deleteModerator,
  findName,
  findShownBans,
  findShowsOnAir,
  findSilence,
  type NewBan,
  putBan,
} from './bans.repo.ts';
import { mustRank, roomLookedAfter } from './moderation.service.ts';
import { lockBans } from './room.repo.ts';
import { announceBan } from './room-chat.facts.ts';
import { mustLookAfter } from './shop-rooms.service.ts';

/** This person may not write for a while. A ban outlasts it. */
export async function timeOut(ctx: UserCtx, showId: ShowId, userId: UserId, length: TimeOut): Promise<void> {
  const only = length === 'show' ? showId : null;
  await silence(ctx, showId, userId, { showId: only, lengthMs: timeOutLength(length) });
}

/** This person may write in no room of the shop any more, and moderates none. */
export async function ban(ctx: UserCtx, showId: ShowId, userId: UserId): Promise<void> {
  await silence(ctx, showId, userId, { showId: null, lengthMs: null });
}

/** By the staff, in the transaction of their decision: this person may no longer write or bid at a shop. */
export async function banFromShop(
  ctx: UserCtx,
  tx: Db,
  { shopId, userId, details }: { shopId: ShopId; userId: UserId; details: Record<string, unknown> },
): Promise<void> {
  const { actor, clock } = ctx;
  await lockBans(tx, shopId);
  await putBan(tx, { shopId, userId, byId: actor.userId, rank: 'staff', showId: null, lengthMs: null });
  await deleteModerator(tx, shopId, userId);
  await announceBan(tx, userId);
  const [shows, name] = await Promise.all([findShowsOnAir(tx, shopId), findName(tx, userId)]);
  const shown: RoomBan = {
    ...{ by: actor.userId, at: clock.now().getTime(), name },
    ...{ kind: 'ban', until: null, thisShow: false },
  };
  const writes = shows.map((id) => ({
    ...{ op: 'set' as const, path: documentPath(`rooms/${id}/banned/${userId}`) },
    data: { ...shown } as Data,
  }));
  await writeLive(tx, writes, clock.now());
  await recordStaff(ctx, tx, { action: 'room.banned', userId, details: { shop: shopId, ...details } });
}

/** Ends a ban or a time-out, in all rooms of the shop: that of another, by the rank that decided it or one above. */
export async function liftBan(ctx: UserCtx, shopId: ShopId, userId: UserId): Promise<void> {
  const role = await mustLookAfter(ctx, shopId);
  if (userId === ctx.actor.userId) throw forbidden('Nobody lifts their own ban or time-out.');
  await ctx.db.transaction().execute(async (tx) => {
    await lockBans(tx, shopId);
    const silence = await findSilence(tx, shopId, userId);
    if (silence && !mayLift(role, silence.rank)) throw forbidden(decidedBy[silence.rank]);
    if (!(await deleteBan(tx, shopId, userId))) return;
    await announceBan(tx, userId);
    const shown = await findShownBans(tx, shopId, userId);
    const writes = shown.map((path) => ({ op: 'delete' as const, path: documentPath(path) }));
    await writeLive(tx, writes, ctx.clock.now());
    await recordStaff(ctx, tx, { action: 'room.unbanned', userId, details: { shop: shopId } });
  });
}

const decidedBy: Partial<Record<RoomRole, string>> = {
  host: 'The host decided this, and only they or the market’s staff can lift it.',
  staff: 'The market’s staff decided this, and only they can lift it.',
};

async function silence(
  ctx: UserCtx,
  showId: ShowId,
  userId: UserId,
  { showId: only, lengthMs }: Pick<NewBan, 'showId' | 'lengthMs'>,
): Promise<void> {
  const { db, actor, clock } = ctx;
  const room = await roomLookedAfter(ctx, showId);
  const name = await mustRank(ctx, room, userId);
  const shopId = room.shop.id;
  const kind = only || lengthMs ? 'time-out' : 'ban';
  await db.transaction().execute(async (tx) => {
    await lockBans(tx, shopId);
    const standing = await findSilence(tx, shopId, userId);
    if (standing && !takesPlaceOf(standing, { rank: room.role, showId: only, ms: lengthMs })) {
      if (standing.showId === null || standing.showId === showId) return;
      throw forbidden(
        'A time-out of another show of this shop stands, and only those above you can change it.',
      );
    }
    // What a higher rank decided stays theirs to lift, however long others make it.
    const rank = standing ? higherRank(standing.rank, room.role) : room.role;
    const put = await putBan(tx, { shopId, userId, byId: actor.userId, rank, showId: only, lengthMs });
    if (kind === 'ban') {
      await deleteModerator(tx, shopId, userId);
      await announceBan(tx, userId);
    }
    const until = put.until?.getTime() ?? null;
    const shown: RoomBan = {
      by: actor.userId,
      at: clock.now().getTime(),
      name,
      kind,
      until,
      thisShow: only !== null,
    };
    const path = documentPath(`rooms/${showId}/banned/${userId}`);
    await writeLive(tx, [{ op: 'set', path, data: { ...shown } as Data }], clock.now());
    const action = kind === 'ban' ? 'room.banned' : 'room.timed-out';
    const details = { show: showId, ...(put.until ? { until: put.until.toISOString() } : {}) };
    await recordStaff(ctx, tx, { action, userId, details });
  });
}

interface StaffAct {
  action: AuditAction;
  userId: UserId;
  details: Record<string, unknown>;
}

async function recordStaff({ actor, clock }: UserCtx, tx: Db, act: StaffAct): Promise<void> {
  if (!isStaff(actor)) return;
  await record(tx, {
    actorId: actor.userId,
    action: act.action,
    subject: { kind: 'user', id: act.userId },
    details: act.details,
    now: clock.now(),
  });
}
