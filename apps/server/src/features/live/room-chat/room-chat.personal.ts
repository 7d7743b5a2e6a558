import { documentPath } from '@souk/live/paths.ts';
import type { Data } from '@souk/live/values.ts';
import { holdCollections } from '../../../platform/live/index.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { findMessagesBy, writeMany } from './room-messages.repo.ts';

/** What a person said in rooms, and which rooms they looked after. */
export const roomChatPart: PersonalPart = {
  name: 'roomChat',
  give: async (db, userId) => ({
    messages: (await findMessagesBy(db, userId))
      .filter(({ data }) => data.text !== undefined)
      .map(({ collection, data: { at, text } }) => ({
        show: collection.split('/')[1],
        at: new Date(at).toISOString(),
        text,
      })),
    moderates: await db
      .selectFrom('room_moderators')
      .innerJoin('shops', 'shops.id', 'shop_id')
      .select(['shops.name as shop', 'room_moderators.created_at as since'])
      .where('user_id', '=', userId)
      .execute(),
    bans: await db
      .selectFrom('room_bans')
      .innerJoin('shops', 'shops.id', 'shop_id')
      .select(['shops.name as shop', 'until', 'room_bans.created_at as since'])
      .where('user_id', '=', userId)
      .execute(),
    // Without who wrote them: that is theirs.
    notesAbout: await db
      .selectFrom('room_notes')
      .innerJoin('shops', 'shops.id', 'shop_id')
      .select(['shops.name as shop', 'text', 'room_notes.created_at as at'])
      .where('user_id', '=', userId)
      .orderBy('room_notes.created_at')
      .execute(),
    notesWritten: await db
      .selectFrom('room_notes')
      .innerJoin('shops', 'shops.id', 'shop_id')
      .select(['shops.name as shop', 'text', 'room_notes.created_at as at'])
      .where('by_id', '=', userId)
      .orderBy('room_notes.created_at')
      .execute(),
  }),
  // That there was a message stays, so that a replay's chat keeps its places.
  async forget(tx, userId, now) {
    const rooms = new Set((await findMessagesBy(tx, userId)).map(({ collection }) => collection));
    await holdCollections(tx, [...rooms]);
    const writes = (await findMessagesBy(tx, userId)).map(({ collection, id, data: { by, at } }) => ({
      op: 'set' as const,
      path: documentPath(`${collection}/${id}`),
      data: { by, at, name: '', deletedBy: by } satisfies Data,
    }));
    await writeMany(tx, writes, now);
    for (const table of ['room_moderators', 'room_bans', 'room_turns', 'room_notes'] as const)
      await tx.deleteFrom(table).where('user_id', '=', userId).execute();
    await tx.updateTable('room_notes').set({ by_id: null }).where('by_id', '=', userId).execute();
  },
};
