import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Logo } from '@/ui/logo/logo.tsx';

/** Only the way home: nothing distracts from paying. `label` says where one is, `end` holds what runs out. */
export function BareHeader({ label, end }: { label?: string; end?: ReactNode }) {
  const t = useT();
  return (
    <header className="border-b border-line">
      <div className="page flex min-h-16 items-center gap-5 py-1.5 max-sm:min-h-13">
        <Link to="/" aria-label={t('shell.home')} className="touch-44 flex rounded-8">
          <Logo size={28} />
        </Link>
        {label ? (
          <p className="flex items-center gap-2 text-14 text-ink-2">
            <Lock size={16} aria-hidden="true" />
            {label}
          </p>
        ) : null}
        {end ? <div className="ms-auto">{end}</div> : null}
      </div>
    </header>
  );
}
