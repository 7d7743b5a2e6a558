import {
  changeChoicesBody,
  notificationChoices as choices,
} from '@souk/shared/talk/notification-choices/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { changeChoices, readChoices } from './choices.service.ts';

const tags = ['Notifications'];

/** What one wants to be told, and by which channel. */
export const notificationChoices: Feature = async (app) => {
  app.get(
    '/notification-choices',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getNotificationChoices',
        tags,
        summary: 'Every kind of notification with every channel, and quiet hours, as they stand for oneself',
        response: { 200: choices },
      },
    },
    (request) => readChoices(request.userCtx),
  );

  app.put(
    '/notification-choices',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'changeNotificationChoices',
        tags,
        summary: 'Change some of them; what is not named stays',
        body: changeChoicesBody,
        response: { 200: choices },
      },
    },
    (request) => changeChoices(request.userCtx, request.body),
  );
};
