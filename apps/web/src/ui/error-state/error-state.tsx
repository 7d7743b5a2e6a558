import { CloudOff, RotateCw } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';

interface ErrorStateProps {
  title: string;
  /** What to do next, in plain words. */
  note?: string;
  requestId?: string;
  onRetry?: () => void;
  retrying?: boolean;
  className?: string;
}

export function ErrorState({ title, note, requestId, onRetry, retrying, className }: ErrorStateProps) {
  const t = useT();
  return (
    <div role="alert" className={cx('flex flex-col items-center px-4 py-6 text-center', className)}>
      <span className="grid size-14 place-items-center rounded-16 bg-bad-soft text-bad">
        <CloudOff size={26} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <p className="mt-5 text-16 font-semibold text-ink-1">{title}</p>
      {note ? <p className="mt-1 max-w-90 text-14 text-ink-2">{note}</p> : null}
      {onRetry ? (
        <Button
          size={32}
          className="mt-4"
          icon={<RotateCw size={15} aria-hidden="true" />}
          loading={retrying ?? false}
          onClick={onRetry}
        >
          {t('ui.tryAgain')}
        </Button>
      ) : null}
      {requestId ? (
        <p className="mt-3 text-12 text-ink-3 figures select-all">{t('ui.request', { id: requestId })}</p>
      ) : null}
    </div>
  );
}
