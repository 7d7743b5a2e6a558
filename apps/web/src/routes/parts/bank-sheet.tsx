import type { Payment } from '@souk/shared/money/payments/schema.ts';
import { Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { SheetOrDialog } from '@/ui/dialog/sheet-or-dialog.tsx';
import { type OnAnswered, useBankWindow } from './use-bank-window.ts';

interface BankSheetProps {
  title: string;
  payment: Pick<Payment, '_id'>;
  onAnswered: OnAnswered;
  /** Another card instead. */
  onOther: () => void;
  stopping: boolean;
  onClose: () => void;
  /** What is paid for. */
  children: ReactNode;
}

/** The card’s bank asks its owner in a window of its own, while the show goes on behind this sheet. */
export function BankSheet({ payment, onAnswered, onOther, stopping, ...sheet }: BankSheetProps) {
  const t = useT();
  const bank = useBankWindow(payment._id, onAnswered);
  return (
    <SheetOrDialog
      title={sheet.title}
      onClose={sheet.onClose}
      footer={
        <div className="mx-auto flex max-w-110 flex-wrap gap-2">
          <Button
            look={bank.isOpen ? 'soft' : 'accent'}
            size={48}
            className="grow"
            loading={bank.opening}
            disabled={stopping}
            onClick={bank.open}
          >
            {t(bank.isOpen ? 'bankWindow.again' : 'checkout.toBank')}
          </Button>
          <Button size={48} className="grow" loading={stopping} disabled={bank.opening} onClick={onOther}>
            {t('checkout.otherCard')}
          </Button>
        </div>
      }
    >
      <div className="mx-auto flex max-w-110 flex-col gap-5">
        {sheet.children}
        <div role="status" className="flex items-start gap-3 rounded-16 border border-line p-4">
          <Landmark size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-2" />
          <div className="min-w-0">
            <p className="text-16 font-semibold">{t(bank.isOpen ? 'bankWindow.waiting' : 'checkout.bank')}</p>
            <p className="mt-1 text-14 text-ink-2">
              {t(bank.isOpen ? 'bankWindow.waitingNote' : 'checkout.bankNote')}
            </p>
          </div>
        </div>
      </div>
    </SheetOrDialog>
  );
}
