import type { StoredMessageId } from '@souk/shared/ids.ts';
import type { Db } from '../db/database.ts';
import { enqueue } from '../jobs/job.ts';
import { type LockedOrder, lockOrder } from '../messages/locked-order.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Every text message the market sends, with what it tells. */
export interface TextTemplates {
  'phone-code': { code: string };
}

export type TextTemplate = keyof TextTemplates;

export type TextOrder = {
  [Template in TextTemplate]: {
    /** In the form `+14155550123`. */
    to: string;
    template: Template;
    language: string;
    data: TextTemplates[Template];
  };
}[TextTemplate];

export const textJobName = 'send-text';

/** An older release asked for it unlocked. */
export type TextToSend = LockedOrder<TextOrder> | (TextOrder & { id: StoredMessageId });

/** Asks for a text message in the transaction of what it tells about: both happen, or neither. It waits locked. */
export async function sendText(
  { db: tx, secrets }: { db: Db; secrets: Secrets },
  order: TextOrder,
): Promise<void> {
  await enqueue<TextToSend>(tx, { name: textJobName }, lockOrder(secrets, order));
}
