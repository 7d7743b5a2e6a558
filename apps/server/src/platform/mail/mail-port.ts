import type { StoredMessageId } from '@souk/shared/ids.ts';
import type { MailTemplate, WrittenMail } from './mail-templates.ts';

export interface OutgoingMail extends WrittenMail {
  /** The same each time one mail is sent again. */
  id: StoredMessageId;
  from: { name: string; address: string };
  to: string;
  template: MailTemplate;
}

/** Where mail goes. What it throws is tried again later, except for a refusal. */
export interface MailPort {
  send(mail: OutgoingMail): Promise<void>;
}
