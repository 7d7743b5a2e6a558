import { Check } from 'lucide-react';
import { useId } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';

export type ProgressState = 'running' | 'paused' | 'done' | 'failed';

interface ProgressProps {
  label: string;
  /** 0 to 1 */
  value: number;
  state: ProgressState;
  onRetry?: () => void;
}

const bars: Record<ProgressState, string> = {
  running: 'bg-accent',
  paused: 'bg-ink-3',
  done: 'bg-won',
  failed: 'bg-bad',
};

export function Progress({ label, value, state, onRetry }: ProgressProps) {
  const t = useT();
  const { number } = useFormat();
  const id = useId();
  const part = Math.min(1, Math.max(0, state === 'done' ? 1 : value));
  const percent = t('ui.percent', { value: number(Math.round(part * 100)) });
  return (
    <div>
      <div className="mb-1.5 flex items-center justify-between gap-3 text-14">
        <span id={id} className="truncate font-medium text-ink-1">
          {label}
        </span>
        {state === 'done' ? <Check size={18} aria-hidden="true" className="text-won-text" /> : null}
        {state === 'failed' && onRetry ? (
          <button
            type="button"
            onClick={onRetry}
            className="touch-44 text-13 font-semibold text-ink-1 underline decoration-control decoration-2 underline-offset-4"
          >
            {t('ui.tryAgain')}
          </button>
        ) : null}
        {state === 'running' || state === 'paused' ? (
          <span className="shrink-0 text-ink-2 figures">{percent}</span>
        ) : null}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        aria-valuetext={percent}
        className="h-1.5 overflow-hidden rounded-full bg-track"
      >
        <div
          className={cx('h-full rounded-full transition-[width] duration-240', bars[state])}
          style={{ width: `${part * 100}%` }}
        />
      </div>
    </div>
  );
}
