import type { ShopId, UserId } from '@souk/shared/ids.ts';
import { distinctWords } from '@souk/shared/live/room-chat/blocked-words.ts';
import type { RoomRole } from '@souk/shared/live/room-chat/rules.ts';
import { looksAfter, mayLift, mayModerate } from '@souk/shared/live/room-chat/rules.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import {
  type BanRow,
  deleteModerator,
  findBans,
  findModerators,
  type ModeratorRow,
  type PersonRow,
} from './bans.repo.ts';
import { lockBans } from './room.repo.ts';
import {
  findBlockedWords,
  findPossibleModerators,
  findShopRole,
  insertModerator,
  putBlockedWords,
} from './shop-rooms.repo.ts';

export async function getBlockedWords(ctx: UserCtx, shopId: ShopId): Promise<string[]> {
  await mustLookAfter(ctx, shopId);
  return findBlockedWords(ctx.db, shopId);
}

export async function setBlockedWords(ctx: UserCtx, shopId: ShopId, words: string[]): Promise<string[]> {
  await mustLookAfter(ctx, shopId);
  const kept = distinctWords(words);
  await putBlockedWords(ctx.db, shopId, kept);
  return kept;
}

/** With whether the one who asks may lift each. */
export async function listBans(
  ctx: UserCtx,
  shopId: ShopId,
): Promise<Array<{ ban: BanRow; canLift: boolean }>> {
  const role = await mustLookAfter(ctx, shopId);
  const bans = await findBans(ctx.db, shopId);
  return bans.map((ban) => ({
    ban,
    canLift: ban.person.id !== ctx.actor.userId && mayLift(role, ban.rank),
  }));
}

export async function listModerators(ctx: UserCtx, shopId: ShopId): Promise<ModeratorRow[]> {
  await mustLookAfter(ctx, shopId);
  return findModerators(ctx.db, shopId);
}

/** By what is typed: "@may" is "may". Only for who may name one. */
export async function listPossibleModerators(
  ctx: UserCtx,
  shopId: ShopId,
  typed: string,
): Promise<PersonRow[]> {
  const role = await mustLookAfter(ctx, shopId);
  if (!mayModerate(role, 'moderator')) throw forbidden();
  const q = typed.replace(/^@/, '').trim();
  return q === '' ? [] : findPossibleModerators(ctx.db, shopId, q);
}

/** Only the host and the staff name moderators; a person banned from the rooms can’t be one. */
export async function nameModerator(ctx: UserCtx, shopId: ShopId, userId: UserId): Promise<void> {
  const role = await mustLookAfter(ctx, shopId);
  if (!mayModerate(role, 'moderator')) throw forbidden();
  await ctx.db.transaction().execute(async (tx) => {
    await lockBans(tx, shopId);
    const other = await findShopRole(tx, shopId, userId);
    if (!other?.here) throw notFound('user');
    if (other.banned) throw forbidden('This person is banned from the rooms of this shop.');
    if (other.role !== 'viewer') return;
    await insertModerator(tx, { shopId, userId, namedBy: ctx.actor.userId, now: ctx.clock.now() });
  });
}

/** Moderators may leave by themselves. */
export async function dismissModerator(ctx: UserCtx, shopId: ShopId, userId: UserId): Promise<void> {
  const role = await mustLookAfter(ctx, shopId);
  if (userId !== ctx.actor.userId && !mayModerate(role, 'moderator')) throw forbidden();
  await deleteModerator(ctx.db, shopId, userId);
}

/** Refuses a caller who does not look after the rooms of this shop. */
export async function mustLookAfter({ db, actor }: UserCtx, shopId: ShopId): Promise<RoomRole> {
  const found = await findShopRole(db, shopId, actor.userId);
  if (!found) throw notFound('shop');
  if (!looksAfter(found.role)) throw forbidden();
  return found.role;
}
