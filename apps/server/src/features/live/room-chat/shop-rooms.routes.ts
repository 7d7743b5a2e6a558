import { shopId, userId } from '@souk/shared/ids.ts';
import {
  blockedWords,
  possibleModerators,
  possibleModeratorsQuery,
  roomBans,
  roomModerators,
} from '@souk/shared/live/room-chat/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import type { BanRow, ModeratorRow, PersonRow } from './bans.repo.ts';
import { liftBan } from './bans.service.ts';
import {
  dismissModerator,
  getBlockedWords,
  listBans,
  listModerators,
  listPossibleModerators,
  nameModerator,
  setBlockedWords,
} from './shop-rooms.service.ts';

const tags = ['Room chat'];
const config = { access: 'login', speaks: false } as const;
const params = z.object({ shopId });
const person = params.extend({ userId });

/** What holds in all rooms of a shop. */
export const shopRoomsRoutes: Feature = async (app) => {
  app.get(
    '/shops/:shopId/chat/blocked-words',
    {
      config,
      schema: {
        operationId: 'getRoomBlockedWords',
        tags,
        summary: 'A shop’s blocked words',
        params,
        response: { 200: blockedWords },
      },
    },
    async (request) => ({ words: await getBlockedWords(request.userCtx, request.params.shopId) }),
  );

  app.put(
    '/shops/:shopId/chat/blocked-words',
    {
      config,
      schema: {
        operationId: 'setRoomBlockedWords',
        tags,
        summary: 'Set a shop’s blocked words',
        params,
        body: blockedWords,
        response: { 200: blockedWords },
      },
    },
    async (request) => ({
      words: await setBlockedWords(request.userCtx, request.params.shopId, request.body.words),
    }),
  );

  app.get(
    '/shops/:shopId/chat/bans',
    {
      config,
      schema: {
        operationId: 'listRoomBans',
        tags,
        summary: 'Who may not write in the rooms of a shop, the latest first',
        params,
        response: { 200: roomBans },
      },
    },
    async (request) => ({
      items: (await listBans(request.userCtx, request.params.shopId)).map(({ ban, canLift }) => ({
        ...presentBan(ban),
        can: { lift: canLift },
      })),
    }),
  );

  app.get(
    '/shops/:shopId/chat/moderators',
    {
      config,
      schema: {
        operationId: 'listRoomModerators',
        tags,
        summary: 'A shop’s moderators',
        params,
        response: { 200: roomModerators },
      },
    },
    async (request) => ({
      items: (await listModerators(request.userCtx, request.params.shopId)).map(presentModerator),
    }),
  );

  app.get(
    '/shops/:shopId/chat/possible-moderators',
    {
      config: { ...config, rateLimit: { perMinute: 60 } },
      schema: {
        operationId: 'listPossibleModerators',
        tags,
        summary: 'People a shop can make moderators: followers by name, others by handle',
        params,
        querystring: possibleModeratorsQuery,
        response: { 200: possibleModerators },
      },
    },
    async ({ userCtx, params: { shopId: id }, query: { q } }) => ({
      items: (await listPossibleModerators(userCtx, id, q)).map(presentPerson),
    }),
  );

  const acts = [
    [
      'DELETE',
      'bans',
      'liftRoomBan',
      'Let a person write in the rooms of a shop again whom someone of one’s own rank or below silenced',
      liftBan,
    ],
    ['PUT', 'moderators', 'nameRoomModerator', 'Let a person look after the rooms of a shop', nameModerator],
    [
      'DELETE',
      'moderators',
      'dismissRoomModerator',
      'Let a person look after the rooms of a shop no more',
      dismissModerator,
    ],
  ] as const;
  for (const [method, what, operationId, summary, act] of acts) {
    app.route({
      method,
      url: `/shops/:shopId/chat/${what}/:userId`,
      config,
      schema: { operationId, tags, summary, params: person, response: { 204: z.null() } },
      handler: async (request, reply) => {
        await act(request.userCtx, request.params.shopId, request.params.userId);
        return reply.code(204).send(null);
      },
    });
  }
};

const presentPerson = ({ id, name, handle, picture }: PersonRow) => ({ _id: id, name, handle, picture });

const presentModerator = ({ person, since }: ModeratorRow) => ({
  person: presentPerson(person),
  since: since.toISOString(),
});

const presentBan = ({ person, showId, until, byId, since }: BanRow) => ({
  person: presentPerson(person),
  kind: showId || until ? ('time-out' as const) : ('ban' as const),
  until: until?.toISOString() ?? null,
  showId,
  by: byId,
  since: since.toISOString(),
});
