import { api, type District } from '../../platform/http/district.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import { messaging } from './messaging/index.ts';
import { notificationChoices } from './notification-choices/index.ts';
import { notifications } from './notifications/index.ts';

/** What people say to each other, and what the market tells them. */
export const talk: District<{ outgoing: Outgoing | undefined }> = async (app, parts) => {
  const { db, secrets, storage, outgoing } = parts;
  await app.register(messaging, { ...api, db, secrets, storage });
  await app.register(notificationChoices, api);
  await app.register(notifications, { ...api, outgoing });
};
