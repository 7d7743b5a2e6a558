import { z } from 'zod';
import { storedMessageId } from '../../ids.ts';

/** A mail or text message the demo market keeps in place of sending it. */
export const storedMessage = z.object({
  _id: storedMessageId,
  channel: z.enum(['mail', 'sms']),
  recipient: z.string(),
  template: z.string(),
  /** Empty for a text message. */
  subject: z.string(),
  /** The plain text. */
  body: z.string(),
  createdAt: z.string(),
});
export type StoredMessage = z.infer<typeof storedMessage>;

export const storedMessageList = z.object({ items: z.array(storedMessage) });

export const storedMessageQuery = z.strictObject({
  /** Only what goes to this address or number. */
  to: z.string().min(1).max(254).optional(),
});

/** With its HTML part, which a text message has none of. */
export const designedMessage = storedMessage.extend({ html: z.string().nullable() });
export type DesignedMessage = z.infer<typeof designedMessage>;
