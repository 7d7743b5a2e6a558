import type { PersonPage } from '@souk/shared/identity/people/schema.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../../platform/db/cursor.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { isStaff, type UserCtx } from '../../../platform/session/actor.ts';
import { findPeople, type PeopleList, type PersonRow } from './lists.repo.ts';
import { isHere } from './people.repo.ts';
import { findRelation } from './relation.repo.ts';

const place = z.tuple([z.literal('people'), cursorMoment, z.uuid()]);

interface Wanted {
  cursor?: string | undefined;
  limit: number;
}

export const listBlocked = (ctx: UserCtx, wanted: Wanted): Promise<PersonPage> =>
  listPeople(ctx, { list: 'blocked', of: ctx.actor.userId }, wanted);

/** Who follows someone or is followed by them, for readers who may see them at all. */
export async function listPeopleAround(
  ctx: UserCtx,
  asked: { list: 'followers' | 'following'; of: UserId },
  wanted: Wanted,
): Promise<PersonPage> {
  const [here, { blockedBy }] = await Promise.all([
    isHere(ctx.db, asked.of),
    findRelation(ctx.db, ctx.actor.userId, asked.of),
  ]);
  if (!here || (blockedBy && !isStaff(ctx.actor))) throw notFound('user');
  return listPeople(ctx, asked, wanted);
}

async function listPeople(
  { db, actor }: UserCtx,
  { list, of }: { list: PeopleList; of: UserId },
  { cursor, limit }: Wanted,
): Promise<PersonPage> {
  const after = readCursor(cursor, place);
  const asked = { list, of, reader: actor.userId };
  const found = await findPeople(db, asked, after && { at: after[1], id: after[2] }, limit + 1);
  const { rows, nextCursor } = pageOf(found, limit, (row) => ['people', row.place, row.id]);
  return { items: rows.map(presentPerson), nextCursor };
}

const presentPerson = ({ id, name, handle, picture, following }: PersonRow): PersonPage['items'][number] => ({
  _id: id,
  name,
  handle,
  picture,
  following,
});
