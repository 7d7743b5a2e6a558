import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import type { FieldState } from './use-field.ts';

interface FieldFrameProps {
  field: FieldState;
  label: string;
  hint?: string | undefined;
  optional?: boolean | undefined;
  success?: string | null | undefined;
  /** Letters used and allowed. */
  count?: { used: number; of: number } | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, control, and one line below it: the problem, the good news or the hint. */
export function FieldFrame({
  field,
  label,
  hint,
  optional,
  success,
  count,
  className,
  children,
}: FieldFrameProps) {
  const t = useT();
  const { number } = useFormat();
  return (
    <div className={cx('min-w-0', className)}>
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-3">
        <label
          htmlFor={field.id}
          id={`${field.id}-label`}
          className="grow basis-0 text-14 font-medium text-ink-1"
        >
          {label}
        </label>
        {optional ? <span className="text-14 text-ink-3">{t('ui.optional')}</span> : null}
        {count ? (
          <span className={cx('text-14 figures', count.used > count.of ? 'text-bad' : 'text-ink-3')}>
            {t('ui.countOf', { used: number(count.used), of: number(count.of) })}
          </span>
        ) : null}
      </div>
      {children}
      <FieldMessage id={field.messageId} problem={field.problem} success={success} hint={hint} />
    </div>
  );
}

interface FieldMessageProps {
  id: string;
  problem: string | null;
  success?: string | null | undefined;
  hint?: string | undefined;
}

function FieldMessage({ id, problem, success, hint }: FieldMessageProps) {
  return (
    <div id={id} aria-live="polite">
      {problem !== null ? (
        <p className="mt-1.5 flex items-start gap-1.5 text-13 font-medium text-bad">
          <CircleAlert size={16} aria-hidden="true" className="mt-px shrink-0" />
          {problem}
        </p>
      ) : success ? (
        <p className="mt-1.5 text-13 font-medium text-won-text">{success}</p>
      ) : hint ? (
        <p className="mt-1.5 text-13 text-ink-3">{hint}</p>
      ) : null}
    </div>
  );
}

/** The box around any control: line, hover, ink border and saffron ring on focus, brick when wrong. */
export function controlBox(state: {
  problem: string | null;
  success?: string | null | undefined;
  disabled?: boolean | undefined;
}): string {
  const base =
    'flex w-full items-center rounded-12 border text-15 transition-[border-color,box-shadow] duration-150 max-sm:text-16';
  if (state.disabled) return cx(base, 'border-line bg-fill text-ink-3');
  const focus = 'focus-within:ring-3 has-[:focus]:ring-3';
  if (state.problem !== null) return cx(base, focus, 'border-bad bg-surface ring-bad-ring');
  const edge = state.success ? 'border-won' : 'border-control hover:border-ink-2';
  return cx(base, focus, edge, 'bg-surface ring-accent-ring focus-within:!border-ink-1');
}

export const bareControl =
  'h-full min-w-0 grow bg-transparent text-ink-1 outline-none placeholder:text-ink-3 disabled:text-ink-3';
/** Grows with large text, and less than that does: twice the letters are no reason for twice the air around them. */
export const controlHeight = 'h-[calc(0.75rem+32px)] max-sm:h-[calc(1rem+32px)]';
