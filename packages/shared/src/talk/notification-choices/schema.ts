import { z } from 'zod';
import { isTimeZone } from '../../wall-time.ts';
import { isAlwaysSent, notificationChannels, notificationKinds } from './rules.ts';

export const notificationKind = z.enum(notificationKinds);
export const notificationChannel = z.enum(notificationChannels);

const channels = z.object({ 'in-app': z.boolean(), email: z.boolean(), push: z.boolean() });

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 22:00.');
export const quietHours = z
  .strictObject({
    /** "22:00" */
    from: clock,
    /** Before `from`, it is the next morning. */
    to: clock,
    /** "Europe/Lisbon" */
    timeZone: z.string().max(60).refine(isTimeZone, 'Must be a time zone such as Europe/Lisbon.'),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Must be another time than the start.' });

/** Every kind with every channel, as it stands for one person, and when nothing is to ring. */
export const notificationChoices = z.object({
  choices: z.record(notificationKind, channels),
  quietHours: quietHours.nullable(),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

const change = z
  .strictObject({ kind: notificationKind, channel: notificationChannel, chosen: z.boolean() })
  .refine(({ kind, channel, chosen }) => chosen || !isAlwaysSent(kind, channel), {
    path: ['chosen'],
    message: 'Is always sent: it confirms a purchase or guards your money.',
  });
export type ChoiceChange = z.infer<typeof change>;

/** What changes; what is not named stays. */
export const changeChoicesBody = z
  .strictObject({
    changes: z
      .array(change)
      .min(1)
      .max(notificationKinds.length * notificationChannels.length)
      .optional(),
    quietHours: quietHours.nullable().optional(),
  })
  .refine(({ changes, quietHours }) => changes !== undefined || quietHours !== undefined, {
    message: 'Name something to change.',
  });
export type ChangeChoicesBody = z.infer<typeof changeChoicesBody>;
