import type { KeptMessageId } from '@souk/shared/ids.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../ids.ts';
import { enqueue } from '../jobs/job.ts';

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

export type TextToSend = TextOrder & { id: KeptMessageId };

/** Asks for a text message in the transaction of what it tells about: both happen, or neither. */
export async function sendText(tx: Db, order: TextOrder): Promise<void> {
  await enqueue<TextToSend>(tx, { name: textJobName }, { ...order, id: newId() });
}
