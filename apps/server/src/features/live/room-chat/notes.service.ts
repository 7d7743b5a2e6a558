import type { ShopId, UserId } from '@souk/shared/ids.ts';
import { roomNotesLimit } from '@souk/shared/live/room-chat/limits.ts';
import { mayModerate, type RoomRole } from '@souk/shared/live/room-chat/rules.ts';
import type { NotedPeople, RoomNoteId, RoomNotes } from '@souk/shared/live/room-chat/schema.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { tellOfNotes } from './notes.live.ts';
import { deleteNote, findNote, findNoted, findNotes, insertNote, type NoteRow } from './notes.repo.ts';
import { tooManyNotes } from './room-chat.failures.ts';
import { findShopRole } from './shop-rooms.repo.ts';
import { mustLookAfter } from './shop-rooms.service.ts';

// More than a host reads; of who was noted last.
const NOTED_MOST = 1_000;

export async function listNoted(ctx: UserCtx, shopId: ShopId): Promise<NotedPeople> {
  await mustLookAfter(ctx, shopId);
  const noted = await findNoted(ctx.db, shopId, NOTED_MOST);
  return { items: noted.filter(({ userId }) => userId !== ctx.actor.userId) };
}

export async function listNotes(ctx: UserCtx, shopId: ShopId, userId: UserId): Promise<RoomNotes> {
  const role = await mustLookAfter(ctx, shopId);
  // Nobody reads what others say of them here; they have it with their data.
  if (userId === ctx.actor.userId) throw forbidden();
  const notes = await findNotes(ctx.db, shopId, userId);
  return { items: notes.map((note) => present(ctx, role, note)) };
}

/** Of those below oneself alone. Within a transaction of the call’s key. */
export async function addNote(
  ctx: UserCtx,
  shopId: ShopId,
  userId: UserId,
  text: string,
): Promise<RoomNotes> {
  const { db: tx, actor, clock } = ctx;
  const role = await mustLookAfter(ctx, shopId);
  const other = await findShopRole(tx, shopId, userId);
  if (!other?.here) throw notFound('user');
  if (!mayModerate(role, other.role)) throw forbidden('This person looks after the room, too.');
  const now = clock.now();
  const note = {
    ...{ id: newId<RoomNoteId>(now.getTime()), shop_id: shopId, user_id: userId, by_id: actor.userId },
    ...{ text, created_at: now },
  };
  if (!(await insertNote(tx, note, roomNotesLimit.most))) throw tooManyNotes();
  await tellOfNotes(tx, shopId, now);
  return listNotes(ctx, shopId, userId);
}

/** One’s own; who is above moderators takes away any. */
export async function removeNote(ctx: UserCtx, shopId: ShopId, id: RoomNoteId): Promise<void> {
  const role = await mustLookAfter(ctx, shopId);
  const note = await findNote(ctx.db, shopId, id);
  if (!note || note.user_id === ctx.actor.userId) throw notFound('note');
  if (!mayRemove(role, note.by_id === ctx.actor.userId)) throw forbidden();
  await ctx.db.transaction().execute(async (tx) => {
    await deleteNote(tx, id);
    await tellOfNotes(tx, shopId, ctx.clock.now());
  });
}

const mayRemove = (role: RoomRole, isOwn: boolean): boolean => isOwn || mayModerate(role, 'moderator');

function present({ actor }: UserCtx, role: RoomRole, { id, text, by, at }: NoteRow): RoomNotes['items'][0] {
  return {
    ...{ _id: id, text, at: at.toISOString() },
    by: by && { _id: by.id, name: by.name, handle: by.handle, picture: by.picture },
    can: { delete: mayRemove(role, by?.id === actor.userId) },
  };
}
