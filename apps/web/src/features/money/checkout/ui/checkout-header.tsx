import { Link } from '@tanstack/react-router';
import { ChevronLeft, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Logo } from '@/ui/logo/logo.tsx';

interface CheckoutHeaderProps {
  onBack: () => void;
  /** How long everything is held; nothing once it is not. */
  timer: ReactNode;
}

/** Nothing distracts from paying. On a phone it says where one is and leads back. */
export function CheckoutHeader({ onBack, timer }: CheckoutHeaderProps) {
  const t = useT();
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-280 flex-wrap items-center gap-x-5 gap-y-2 px-4 py-1.5 max-sm:pt-2 max-sm:pb-2.5 sm:px-8">
        <button
          type="button"
          aria-label={t('market.back')}
          onClick={onBack}
          className="-ms-2.5 -me-4 grid size-11 shrink-0 place-items-center rounded-12 text-ink-1 hover:bg-fill sm:hidden"
        >
          <ChevronLeft size={22} aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
        <Link to="/" aria-label={t('shell.home')} className="touch-44 flex rounded-8 max-sm:hidden">
          <Logo size={28} />
        </Link>
        <h1 className="display min-w-0 grow text-18 sm:sr-only">{t('screen.checkout')}</h1>
        <p className="flex items-center gap-2 text-13 text-ink-2 sm:text-14">
          <Lock size={16} aria-hidden="true" />
          {t('bare.checkout')}
        </p>
        {timer ? <div className="max-sm:w-full sm:ms-auto">{timer}</div> : null}
      </div>
    </header>
  );
}
