import { sayIn } from '@/ui/toast/use-toast.ts';
import { keepDelivered } from './keep-delivered.ts';
import { keepRefusedMessages } from './refused-messages.ts';

/** What goes on with someone's messages whatever page is open. */
export async function keepMessages(me: string, language: Parameters<typeof sayIn>[0]): Promise<void> {
  const say = sayIn(language);
  keepRefusedMessages(
    () => void say((t) => ({ id: 'failure', kind: 'bad', title: t('messaging.notChanged') })),
  );
  await keepDelivered(me);
}
