import { MessageCircle } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { ProtectionNote } from '@/ui/protection-note/protection-note.tsx';
import { OrderPath } from './order-path.tsx';

/** Beside an empty list: how an order goes, and what a buyer is promised. */
export function FirstOrders() {
  const t = useT();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <OrderPath />
      <Panel>
        <ul className="flex flex-col gap-4 text-14 text-ink-2">
          <li>
            <ProtectionNote className="gap-3 !text-14" />
          </li>
          <li className="flex gap-3">
            <MessageCircle size={19} aria-hidden="true" className="shrink-0" />
            {t('account.askTheShop')}
          </li>
        </ul>
      </Panel>
    </div>
  );
}
