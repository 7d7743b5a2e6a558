import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';

interface ViewHeadProps {
  title: string;
  text: ReactNode;
  /** The view one came from; without it the head has no way back. */
  back?: { search: Record<string, string>; onClick?: () => void };
}

export function ViewHead({ title, text, back }: ViewHeadProps) {
  const t = useT();
  return (
    <header className="[&+form]:mt-2">
      {back ? (
        <Link
          to="/login"
          search={back.search}
          {...(back.onClick ? { onClick: back.onClick } : {})}
          className="-ms-2 mb-1 inline-flex min-h-11 items-center gap-1.5 rounded-12 px-2 text-14 font-medium text-ink-2 hover:bg-hover hover:text-ink-1"
        >
          <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
          {t('signIn.back')}
        </Link>
      ) : null}
      <h1 tabIndex={-1} className="display text-36 outline-none">
        {title}
      </h1>
      <p className="mt-1.5 text-16 text-ink-2 wrap-anywhere">{text}</p>
    </header>
  );
}
