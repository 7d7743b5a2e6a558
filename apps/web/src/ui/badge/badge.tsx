import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';

export function LiveBadge({ className }: { className?: string }) {
  const t = useT();
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-6 bg-live px-2 text-12 font-bold tracking-wide text-on-live uppercase',
        className,
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current animate-beat" />
      {t('ui.live')}
    </span>
  );
}

/** How many watch, over a picture. */
export function ViewerCount({ count }: { count: number }) {
  const t = useT();
  const { number } = useFormat();
  return (
    <span className="inline-flex min-h-6 items-center gap-1.5 rounded-6 bg-black/55 px-2 text-12 font-semibold text-white figures">
      <Eye size={14} aria-hidden="true" />
      <span className="sr-only">{t('ui.watching', { count })}</span>
      <span aria-hidden="true">{number(count)}</span>
    </span>
  );
}

export function CountBadge({ count, tone = 'soft' }: { count: number; tone?: 'accent' | 'ink' | 'soft' }) {
  const { number } = useFormat();
  const look = { accent: 'bg-accent text-on-accent', ink: 'bg-ink text-on-ink', soft: 'bg-fill text-ink-2' }[
    tone
  ];
  return (
    <span
      className={cx(
        'inline-grid min-h-5 min-w-5 place-items-center rounded-full px-1.5 text-12 font-semibold figures',
        look,
      )}
    >
      {number(count)}
    </span>
  );
}

/** A word on a picture: a reduction, the last piece, offers welcome. */
export function PictureTag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex min-h-6 items-center rounded-6 bg-surface px-2 text-12 font-semibold text-ink-1 figures">
      {children}
    </span>
  );
}
