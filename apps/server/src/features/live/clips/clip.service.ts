import type { ShopId, ShowId } from '@souk/shared/ids.ts';
import { clipLimits } from '@souk/shared/live/clips/limits.ts';
import type { Clip, ClipDetails, ClipId, NewClip } from '@souk/shared/live/clips/schema.ts';
import { holdsBlockedWord } from '@souk/shared/live/room-chat/blocked-words.ts';
import { looksAfter } from '@souk/shared/live/room-chat/rules.ts';
import { z } from 'zod';
import { record } from '../../../platform/audit/record.ts';
import { pageOf, readCursor } from '../../../platform/db/cursor.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import { type Ctx, isStaff, type UserCtx } from '../../../platform/session/actor.ts';
import { deletingFiles } from '../../../platform/storage/deleting-files.job.ts';
import { findPictures } from '../replays/index.ts';
import { findRoom, findShopRole } from '../room-chat/index.ts';
import { maySeeShow } from '../shows/index.ts';
import { isMakerOf, mayRemoveClip, maySeeClip, whyNoClips } from './clip.policy.ts';
import { presentClip } from './clip.presenter.ts';
import {
  type ClipRow,
  countClips,
  deleteClip,
  findClip,
  findClipsOfShop,
  findClipsOfShow,
  holdRecording,
  insertClip,
  isStored,
} from './clip.repo.ts';
import { clipKeys } from './clip-key.ts';
import { viewersMayClip } from './clip-rules.repo.ts';
import { blockedTitle, clipsOff, mayNotClip, notRecorded, tooManyClips } from './clips.failures.ts';
import { cuttingClip } from './cutting-clip.job.ts';

/** Asks for a clip of what is recorded of a show. Within a transaction of the call’s key. */
export async function makeClip(
  ctx: UserCtx,
  showId: ShowId,
  { title, from, seconds }: NewClip,
): Promise<ClipId> {
  const { db: tx, actor, clock } = ctx;
  const room = await findRoom(tx, showId, actor.userId);
  if (!room || !maySeeShow(actor, room)) throw notFound('show');
  const why = whyNoClips(room, await viewersMayClip(tx, room.shop.id));
  if (why) throw why === 'off' ? clipsOff() : mayNotClip();
  if (holdsBlockedWord(title, room.blockedWords) && !looksAfter(room.role)) throw blockedTitle();
  const recording = await holdRecording(tx, showId);
  if (!recording || !(await isStored(tx, showId, from, from + seconds))) throw notRecorded();
  if ((await countClips(tx, showId)) >= clipLimits.show) throw tooManyClips();
  const who = looksAfter(room.role) ? 'host' : 'viewer';
  await countAttempt(ctx, [
    { of: ['clips', actor.userId], most: clipLimits.anHour[who], withinSeconds: 3_600 },
    { of: ['clips a day', actor.userId], most: clipLimits.aDay[who], withinSeconds: 86_400 },
  ]);
  const now = clock.now();
  const id = newId<ClipId>(now.getTime());
  await insertClip(tx, {
    ...{ id, show_id: showId, maker_id: actor.userId, title, created_at: now },
    ...{ from_second: from, wanted_seconds: seconds },
  });
  await enqueue(tx, cuttingClip, { clipId: id });
  return id;
}

export async function getClip({ db, actor }: Ctx, id: ClipId): Promise<ClipDetails> {
  const row = await findVisible({ db, actor }, id);
  const role = actor.kind === 'user' ? (await findShopRole(db, row.shop.id, actor.userId))?.role : undefined;
  const can = {
    remove: mayRemoveClip(actor, row, role),
    report: !isMakerOf(actor, row) && row.state === 'ready',
  };
  const { showId, starts, seconds } = row;
  const pictures = await findPictures(db, showId, { from: starts, to: starts + seconds });
  return { ...presentClip(row, can), starts, ...pictures };
}

export async function findVisible({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: ClipId): Promise<ClipRow> {
  const row = await findClip(db, id);
  if (!row || !maySeeClip(actor, row)) throw notFound('clip');
  return row;
}

interface Page {
  items: Clip[];
  nextCursor: string | null;
}

interface Asked {
  cursor?: string | undefined;
  limit: number;
}

export async function listClipsOfShow(ctx: Ctx, showId: ShowId, asked: Asked): Promise<Page> {
  const { db, actor } = ctx;
  const room = await findRoom(db, showId, null);
  if (!room || !maySeeShow(actor, room)) throw notFound('show');
  return listed(ctx, asked, (wanted) => findClipsOfShow(db, showId, wanted));
}

export const listClipsOfShop = (ctx: Ctx, shopId: ShopId, asked: Asked): Promise<Page> =>
  listed(ctx, asked, (wanted) => findClipsOfShop(ctx.db, shopId, wanted));

/** What may be done about one is asked on its own page. */
async function listed(
  { actor }: Ctx,
  { cursor, limit }: Asked,
  find: (wanted: { after: ClipId | null; limit: number }) => Promise<ClipRow[]>,
): Promise<Page> {
  const [, after] = readCursor(cursor, place) ?? [];
  const found = await find({ after: (after as ClipId | undefined) ?? null, limit: limit + 1 });
  const { rows, nextCursor } = pageOf(found, limit, ({ id }) => ['clips', id]);
  const can = { remove: false, report: false };
  return {
    items: rows.filter((row) => maySeeClip(actor, row)).map((row) => presentClip(row, can)),
    nextCursor,
  };
}

const place = z.tuple([z.literal('clips'), z.uuid()]);

/** By its maker, the shop’s host and moderators, and staff, of whom it is written down. */
export function removeClip({ db, actor, clock }: UserCtx, id: ClipId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const row = await findVisible({ db: tx, actor }, id);
    const role = (await findShopRole(tx, row.shop.id, actor.userId))?.role;
    if (!mayRemoveClip(actor, row, role)) throw forbidden();
    if (!(await deleteClip(tx, id))) throw notFound('clip');
    await enqueue(tx, deletingFiles, { keys: clipKeys(id) });
    const isTheirs = isMakerOf(actor, row) || row.hostId === actor.userId;
    if (isTheirs || !isStaff(actor)) return;
    await record(tx, {
      ...{ actorId: actor.userId, action: 'clip.removed', subject: { kind: 'user', id: row.maker.id } },
      ...{ details: { title: row.title, show: row.showTitle }, now: clock.now() },
    });
  });
}
