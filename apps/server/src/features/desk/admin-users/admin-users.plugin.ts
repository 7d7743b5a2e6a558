import {
  adminUserChange,
  adminUserDetail,
  adminUserList,
  adminUserQuery,
  secondFactorRemoval,
} from '@souk/shared/desk/admin-users/schema.ts';
import { userId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentDetail, presentRow } from './admin-users.presenter.ts';
import { findUsers } from './admin-users.repo.ts';
import { changeUser, endUserSessions, getUserDetail, switchOffSecondFactor } from './admin-users.service.ts';

/** People as staff see them: support reads, admins change. */
export const adminUsers: Feature = async (app) => {
  const params = z.object({ userId });
  const tags = ['Administration'];

  app.get(
    '/admin/users',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listUsersForStaff',
        tags,
        summary: 'Search people by name, handle or email',
        querystring: adminUserQuery,
        response: { 200: adminUserList },
      },
    },
    async (request) => {
      const { rows, total } = await findUsers(request.ctx.db, request.query);
      return { items: rows.map(presentRow), total };
    },
  );

  app.get(
    '/admin/users/:userId',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'getUserForStaff',
        tags,
        summary: 'A user with recent staff actions',
        params,
        response: { 200: adminUserDetail },
      },
    },
    async (request) => presentDetail(await getUserDetail(request.ctx, request.params.userId)),
  );

  app.patch(
    '/admin/users/:userId',
    {
      config: { access: 'admin', speaks: false },
      schema: {
        operationId: 'changeUser',
        tags,
        summary: 'Mute, suspend or change the role of another user; takes effect everywhere within 5 seconds',
        params,
        body: adminUserChange,
        response: { 200: adminUserDetail },
      },
    },
    async (request) => {
      const { userId: id } = request.params;
      await changeUser(request.userCtx, id, request.body);
      return presentDetail(await getUserDetail(request.ctx, id));
    },
  );

  app.delete(
    '/admin/users/:userId/sessions',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'endSessionsOfUser',
        tags,
        summary: 'Sign someone out everywhere',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId: id } = request.params;
      await endUserSessions(request.userCtx, id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/admin/users/:userId/second-factor/off',
    {
      config: { access: 'admin', confirmed: true, speaks: false },
      schema: {
        operationId: 'switchOffSecondFactorOfUser',
        tags,
        summary: 'Let someone who lost their second factor sign in without it, and sign them out everywhere',
        params,
        body: secondFactorRemoval,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await switchOffSecondFactor(request.userCtx, request.params.userId, request.body);
      return reply.code(204).send(null);
    },
  );
};
