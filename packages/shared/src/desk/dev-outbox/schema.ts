import { z } from 'zod';
import { keptMessageId } from '../../ids.ts';

/** A mail or text message the demo market keeps in place of sending it. */
export const keptMessage = z.object({
  _id: keptMessageId,
  channel: z.enum(['mail', 'sms']),
  recipient: z.string(),
  template: z.string(),
  /** Empty for a text message. */
  subject: z.string(),
  /** The plain text. */
  body: z.string(),
  createdAt: z.string(),
});
export type KeptMessage = z.infer<typeof keptMessage>;

export const keptMessageList = z.object({ items: z.array(keptMessage) });

export const keptMessageQuery = z.strictObject({
  /** Only what goes to this address or number. */
  to: z.string().min(1).max(254).optional(),
});

/** With its HTML part, which a text message has none of. */
export const designedMessage = keptMessage.extend({ html: z.string().nullable() });
export type DesignedMessage = z.infer<typeof designedMessage>;
