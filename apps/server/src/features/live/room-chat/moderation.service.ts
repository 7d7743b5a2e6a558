import { documentPath } from '@souk/live/paths.ts';
import type { Data } from '@souk/live/values.ts';
import type { Write } from '@souk/live/writes.ts';
import type { ShowId, UserId } from '@souk/shared/ids.ts';
import { looksAfter, mayModerate, takesChat } from '@souk/shared/live/room-chat/rules.ts';
import type { RoomChat, RoomChatState, RoomMessageId } from '@souk/shared/live/room-chat/schema.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { holdCollections, writeLive } from '../../../platform/live/index.ts';
import { type Ctx, isStaff, type UserCtx } from '../../../platform/session/actor.ts';
import { maySeeShow } from '../shows/index.ts';
import { whySilent } from './message.policy.ts';
import { findRoom, lockSettings, type Room, type RoomSettings, updateSettings } from './room.repo.ts';
import { emptied, findMessage, findMessagesBy, messagesOf, writeMany } from './room-messages.repo.ts';

/** How a room is set, and what the one who asks may do there. */
export async function getRoomChat(ctx: Ctx, showId: ShowId): Promise<RoomChat> {
  const room = await visibleRoom(ctx, showId);
  const { slowSeconds, pinnedId, role, ban } = room;
  return {
    takesChat: takesChat(room.state, role),
    slowSeconds,
    pinned: pinnedId,
    role,
    ban: ban && { kind: ban.showId || ban.until ? 'time-out' : 'ban', until: ban.until, showId: ban.showId },
    can: { write: whySilent(room) === undefined, moderate: looksAfter(role) },
  };
}

/** Takes a message out of a room: one's own, or that of a person one ranks above. */
export async function removeMessage(ctx: UserCtx, showId: ShowId, id: RoomMessageId): Promise<void> {
  const { db, actor, clock } = ctx;
  const room = await visibleRoom(ctx, showId);
  const found = await findMessage(db, showId, id);
  if (!found) throw notFound('message');
  const by = found.data.by as UserId;
  if (by !== actor.userId) await mustRank(ctx, room, by);
  await db.transaction().execute(async (tx) => {
    const { slowSeconds, pinnedId } = await lockSettings(tx, showId);
    await holdCollections(tx, [messagesOf(showId)]);
    const message = await findMessage(tx, showId, id);
    if (message?.data.text === undefined) return;
    const writes = [emptied(message, actor.userId)];
    if (pinnedId === id) {
      await updateSettings(tx, showId, { slowSeconds, pinnedId: null });
      writes.push(stateWrite(showId, { slowSeconds, pinnedId: null }));
    }
    await writeLive(tx, writes, clock.now());
    if (by !== actor.userId) await recordRemoved(ctx, tx, { showId, by, count: 1 });
  });
}

/** Takes out all that a person said in a room. */
export async function removeMessagesOf(ctx: UserCtx, showId: ShowId, by: UserId): Promise<void> {
  const { db, actor, clock } = ctx;
  await mustRank(ctx, await roomLookedAfter(ctx, showId), by);
  await db.transaction().execute(async (tx) => {
    const { slowSeconds, pinnedId } = await lockSettings(tx, showId);
    await holdCollections(tx, [messagesOf(showId)]);
    const standing = (await findMessagesBy(tx, by, showId)).filter(({ data }) => data.text !== undefined);
    const writes = standing.map((message) => emptied(message, actor.userId));
    await writeMany(tx, writes, clock.now());
    if (standing.some(({ id }) => id === pinnedId)) {
      await updateSettings(tx, showId, { slowSeconds, pinnedId: null });
      await writeLive(tx, [stateWrite(showId, { slowSeconds, pinnedId: null })], clock.now());
    }
    if (writes.length > 0) await recordRemoved(ctx, tx, { showId, by, count: writes.length });
  });
}

export async function pinMessage(ctx: UserCtx, showId: ShowId, id: RoomMessageId | null): Promise<void> {
  await changeSettings(ctx, showId, async (tx, settings) => {
    const found = id && (await findMessage(tx, showId, id));
    if (id && (!found || found.data.text === undefined)) throw notFound('message');
    return { ...settings, pinnedId: id };
  });
}

export async function setSlowMode(ctx: UserCtx, showId: ShowId, slowSeconds: number): Promise<void> {
  await changeSettings(ctx, showId, async (_tx, settings) => ({ ...settings, slowSeconds }));
}

/** Before a show its room is set with the show; to be called in the transaction that changes it. */
export async function setSlowModeOf(tx: Db, showId: ShowId, slowSeconds: number, now: Date): Promise<void> {
  const settings = await lockSettings(tx, showId);
  if (settings.slowSeconds === slowSeconds) return;
  const changed = { ...settings, slowSeconds };
  await updateSettings(tx, showId, changed);
  await writeLive(tx, [stateWrite(showId, changed)], now);
}

async function changeSettings(
  ctx: UserCtx,
  showId: ShowId,
  change: (tx: UserCtx['db'], settings: RoomSettings) => Promise<RoomSettings>,
): Promise<void> {
  await roomLookedAfter(ctx, showId);
  await ctx.db.transaction().execute(async (tx) => {
    const settings = await lockSettings(tx, showId);
    // A message that is pinned is not taken out meanwhile.
    await holdCollections(tx, [messagesOf(showId)]);
    const changed = await change(tx, settings);
    await updateSettings(tx, showId, changed);
    await writeLive(tx, [stateWrite(showId, changed)], ctx.clock.now());
  });
}

/** The room, for its host, moderators and staff. */
export async function roomLookedAfter(ctx: UserCtx, showId: ShowId): Promise<Room> {
  const room = await visibleRoom(ctx, showId);
  if (!looksAfter(room.role)) throw forbidden();
  return room;
}

/** Refuses a caller who does not rank above the other in this room; gives the other's name. */
export async function mustRank(ctx: UserCtx, room: Room, other: UserId): Promise<string> {
  const found = await findRoom(ctx.db, room.showId, other);
  if (!looksAfter(room.role)) throw forbidden();
  if (found?.name == null) throw notFound('user');
  if (!mayModerate(room.role, found.role)) throw forbidden('This person looks after the room, too.');
  return found.name;
}

async function visibleRoom({ db, actor }: Ctx, showId: ShowId): Promise<Room> {
  const room = await findRoom(db, showId, actor.kind === 'user' ? actor.userId : null);
  if (!room || !maySeeShow(actor, room)) throw notFound('show');
  return room;
}

function stateWrite(showId: ShowId, { slowSeconds, pinnedId }: RoomSettings): Write {
  const data: RoomChatState = { slowSeconds, ...(pinnedId ? { pinned: pinnedId } : {}) };
  return { op: 'set', path: documentPath(`rooms/${showId}/state/chat`), data: { ...data } as Data };
}

interface Removed {
  showId: ShowId;
  by: UserId;
  count: number;
}

/** What hosts do in their own rooms is theirs; what the staff do is written down. */
async function recordRemoved(ctx: UserCtx, tx: UserCtx['db'], { showId, by, count }: Removed): Promise<void> {
  if (!isStaff(ctx.actor)) return;
  await record(tx, {
    actorId: ctx.actor.userId,
    action: 'room.messages-removed',
    subject: { kind: 'user', id: by },
    details: { show: showId, count },
    now: ctx.clock.now(),
  });
}
