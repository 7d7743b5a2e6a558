import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Spinner } from '@/ui/button/spinner.tsx';

/** The payment was sent, and nobody knows yet what came of it. */
export function CheckoutWaiting() {
  const t = useT();
  return (
    <Said
      mark={<Spinner size={44} />}
      title={t('checkout.waiting')}
      note={t('checkout.waitingNote')}
      action={
        <ButtonLink to="/myorders" size={48}>
          {t('checkout.seeOrders')}
        </ButtonLink>
      }
    />
  );
}

interface AtTheBankProps {
  onGo: () => void;
  going: boolean;
  /** Another card instead. */
  onOther: () => void;
  stopping: boolean;
}

/** The buyer’s bank wants to hear it from them. */
export function AtTheBank({ onGo, going, onOther, stopping }: AtTheBankProps) {
  const t = useT();
  return (
    <Said
      title={t('checkout.bank')}
      note={t('checkout.bankNote')}
      action={
        <>
          <Button look="accent" size={48} loading={going} disabled={stopping} onClick={onGo}>
            {t('checkout.toBank')}
          </Button>
          <Button size={48} loading={stopping} disabled={going} onClick={onOther}>
            {t('checkout.otherCard')}
          </Button>
        </>
      }
    />
  );
}

interface CheckoutOverProps {
  /** Its time ran out, or its buyer left it. */
  why: 'expired' | 'left';
  onAgain: () => void;
  beginning: boolean;
}

/** Nothing is held any more, and how to begin again. */
export function CheckoutOver({ why, onAgain, beginning }: CheckoutOverProps) {
  const t = useT();
  return (
    <Said
      title={t(`checkout.over.${why}`)}
      note={t(`checkout.overNote.${why}`)}
      action={
        <>
          <Button look="accent" size={48} loading={beginning} onClick={onAgain}>
            {t('checkout.again')}
          </Button>
          <ButtonLink to="/checkout" size={48}>
            {t('checkout.backToCart')}
          </ButtonLink>
        </>
      }
    />
  );
}

interface SaidProps {
  mark?: ReactNode;
  title: string;
  note: string;
  action: ReactNode;
}

function Said({ mark, title, note, action }: SaidProps) {
  return (
    <div className="mx-auto flex max-w-140 flex-col items-center px-4 pt-16 pb-28 text-center sm:pt-24">
      {mark}
      <h2 tabIndex={-1} className="display mt-5 text-28 outline-none">
        {title}
      </h2>
      <p className="mt-2 text-16 text-ink-2 text-balance">{note}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2.5 max-sm:w-full max-sm:*:w-full">{action}</div>
    </div>
  );
}
