import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';

export type NoticeTone = 'info' | 'warning' | 'bad' | 'done';

interface NoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
  className?: string;
}

const looks = {
  info: { ground: 'bg-fill', mark: 'text-ink-2', Icon: Info },
  warning: { ground: 'bg-accent-soft', mark: 'text-accent-text', Icon: TriangleAlert },
  bad: { ground: 'bg-bad-soft', mark: 'text-bad', Icon: CircleAlert },
  done: { ground: 'bg-won-soft', mark: 'text-won-text', Icon: CircleCheck },
} as const;

/** A line across a page or a form: what happened and what to do. */
export function Notice({ tone = 'info', children, action, onClose, className }: NoticeProps) {
  const t = useT();
  const { ground, mark, Icon } = looks[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cx('flex items-center gap-3 rounded-12 px-4 py-2.5 text-14 text-ink-1', ground, className)}
    >
      <div className="flex min-w-0 grow flex-wrap items-center gap-3">
        <div className="flex min-w-0 grow basis-44 gap-3">
          <Icon size={18} aria-hidden="true" className={cx('mt-px shrink-0', mark)} />
          <div className="min-w-0 grow [&_a]:underline [&_a]:underline-offset-3">{children}</div>
        </div>
        {action}
      </div>
      {onClose ? (
        <button
          type="button"
          aria-label={t('ui.close')}
          onClick={onClose}
          className="touch-44 -me-1 grid size-7 shrink-0 place-items-center rounded-8 text-ink-2 hover:text-ink-1"
        >
          <X size={18} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
