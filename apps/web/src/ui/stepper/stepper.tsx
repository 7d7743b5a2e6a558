import { Check } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';

interface StepperProps {
  label: string;
  steps: ReadonlyArray<{ key: string; label: string }>;
  /** Index of the step one is at; equal to the number of steps when all are done. */
  current: number;
}

export function Stepper({ label, steps, current }: StepperProps) {
  const t = useT();
  const { number } = useFormat();
  return (
    <div className="@container">
      <ol aria-label={label} className="flex items-center gap-2.5 text-14">
        {steps.map((step, index) => {
          const done = index < current;
          const now = index === current;
          return (
            <li
              key={step.key}
              aria-current={now ? 'step' : undefined}
              className={cx('flex min-w-0 items-center gap-2.5', index > 0 && 'grow')}
            >
              {index > 0 ? (
                <span
                  aria-hidden="true"
                  className={cx('h-0.5 min-w-3 grow rounded-full', index <= current ? 'bg-won' : 'bg-line')}
                />
              ) : null}
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-6.5 shrink-0 place-items-center rounded-full text-12 font-semibold figures',
                  done && 'bg-won text-on-won',
                  now && 'bg-ink text-on-ink',
                  !done && !now && 'border border-control text-ink-2',
                )}
              >
                {done ? <Check size={15} strokeWidth={2.6} /> : number(index + 1)}
              </span>
              <span
                className={cx(
                  'whitespace-nowrap',
                  now ? 'font-medium text-ink-1' : '@max-md:sr-only',
                  done ? 'text-ink-1' : !now && 'text-ink-3',
                )}
              >
                {step.label}
                {done ? <span className="sr-only">{t('ui.stepDone')}</span> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
