import type { ShowId } from '@souk/shared/ids.ts';
import type { SaidPage } from '@souk/shared/live/room-chat/schema.ts';
import { z } from 'zod';
import { pageOf, readCursor } from '../../../platform/db/cursor.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { maySeeShow } from '../shows/index.ts';
import { mayHearRoom } from './message.policy.ts';
import { findRoom } from './room.repo.ts';
import { findSaid } from './room-messages.repo.ts';

interface Asked {
  from: number;
  to: number;
  cursor?: string | undefined;
  limit: number;
}

/** What was said in a room at a time, for those who may read along there. */
export async function listSaid(
  { db, actor }: Ctx,
  showId: ShowId,
  { from, to, cursor, limit }: Asked,
): Promise<SaidPage> {
  const room = await findRoom(db, showId, actor.kind === 'user' ? actor.userId : null);
  if (!room || !maySeeShow(actor, room)) throw notFound('show');
  if (!mayHearRoom(room)) throw forbidden();
  const [, after] = readCursor(cursor, z.tuple([z.literal('said'), z.int().min(0)])) ?? [];
  const found = await findSaid(db, showId, { ...{ from, to, after: after ?? 0 }, limit: limit + 1 });
  const { rows, nextCursor } = pageOf(found, limit, ({ born }) => ['said', Number(born)]);
  const items = rows.map(
    ({ id, data: { by, name, handle = null, at, text = '', role = null, tip = null } }) => ({
      ...{ _id: id, by, name, handle, at, text, role, tip },
    }),
  );
  return { items, nextCursor } as SaidPage;
}
