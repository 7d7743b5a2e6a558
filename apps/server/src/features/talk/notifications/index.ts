export type { Notification, ToTell } from './notification.ts';
export { notificationsInvariants } from './notifications.invariants.ts';
export { notificationsJobs } from './notifications.jobs.ts';
export { notificationsLive } from './notifications.live.ts';
export { notificationsPart } from './notifications.personal.ts';
export { notifications } from './notifications.plugin.ts';
export { hashOfWords, noticeSeen, notify, notifyAll, resay, unsay } from './notify.service.ts';
export { lockPushKeys } from './push-keys.ts';
export { passOnDue } from './telling.service.ts';
