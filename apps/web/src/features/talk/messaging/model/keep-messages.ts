import { keepDelivered } from './keep-delivered.ts';
import { keepRefusedMessages } from './refused-messages.ts';

/** What goes on with someone's messages whatever page is open. */
export async function keepMessages(me: string): Promise<void> {
  keepRefusedMessages();
  await keepDelivered(me);
}
