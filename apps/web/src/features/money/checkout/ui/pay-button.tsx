import type { Money } from '@souk/shared/money.ts';
import { type ReactNode, useId } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { brokenBound, type Missing } from '../model/before-paying.ts';

interface PayButtonProps {
  due: readonly Money[];
  /** What has to be done before; null when nothing is in the way. */
  missing: Missing | null;
  working: boolean;
  onPay: () => void;
  /** Leads to what is missing. */
  onMissing: () => void;
}

/** Says how much, and does it: or says what is missing, and leads there. */
export function PayButton({ due, missing, working, onPay, onMissing }: PayButtonProps) {
  const t = useT();
  const { money, list } = useFormat();
  const why = useId();
  const free = due.every(({ amount }) => amount === 0);
  return (
    <>
      <Button
        look="accent"
        size={56}
        block
        loading={working}
        waits={missing !== null}
        aria-describedby={missing ? why : undefined}
        onClick={missing ? onMissing : onPay}
      >
        {free
          ? t('checkout.placeOrder')
          : t('checkout.pay', { price: list(due.map((sum) => money(sum, { exact: true }))) })}
      </Button>
      {missing ? (
        <p id={why} className="mt-2 text-center text-13 text-ink-2">
          {t(`checkout.missing.${missing}`, brokenBound(due, money))}
        </p>
      ) : null}
    </>
  );
}

/** On a phone it stays under the thumb. */
export function PayBar({ children }: { children: ReactNode }) {
  return (
    <div className="fixed inset-x-0 bottom-(--toast-room,0px) z-40 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur-md sm:hidden">
      {children}
    </div>
  );
}
