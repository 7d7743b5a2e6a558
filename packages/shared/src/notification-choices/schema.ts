import { z } from 'zod';
import { isAlwaysSent, notificationChannels, notificationKinds } from './rules.ts';

export const notificationKind = z.enum(notificationKinds);
export const notificationChannel = z.enum(notificationChannels);

const channels = z.object({ 'in-app': z.boolean(), email: z.boolean(), push: z.boolean() });

/** Every kind with every channel, as it stands for one person. */
export const notificationChoices = z.object({ choices: z.record(notificationKind, channels) });
export type NotificationChoices = z.infer<typeof notificationChoices>;

/** What changes; what is not named stays. */
export const changeChoicesBody = z.strictObject({
  changes: z
    .array(
      z
        .strictObject({ kind: notificationKind, channel: notificationChannel, chosen: z.boolean() })
        .refine(({ kind, channel, chosen }) => chosen || !isAlwaysSent(kind, channel), {
          path: ['chosen'],
          message: 'Is always sent: it confirms a purchase or guards your money.',
        }),
    )
    .min(1)
    .max(notificationKinds.length * notificationChannels.length),
});
export type ChoiceChange = z.infer<typeof changeChoicesBody>['changes'][number];
