import type { StoredMessageId } from '@souk/shared/ids.ts';
import type { TextTemplate } from './send-text.ts';

interface OutgoingText {
  /** The same each time one message is sent again. */
  id: StoredMessageId;
  to: string;
  template: TextTemplate;
  text: string;
}

/** Where text messages go. What it throws is tried again later, except for a refusal. */
export interface SmsPort {
  send(message: OutgoingText): Promise<void>;
}
