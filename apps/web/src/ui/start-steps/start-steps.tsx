import { Link, type LinkProps } from '@tanstack/react-router';
import { Check, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';

export interface Step {
  key: string;
  title: string;
  /** Until it is done. */
  note: string;
  done: boolean;
  /** None for what is done elsewhere. */
  link?: LinkProps;
}

interface StartStepsProps {
  title: string;
  note?: string | undefined;
  steps: readonly Step[];
  className?: string | undefined;
}

/** What something new needs, in the order of doing it; the next one is outlined. */
export function StartSteps({ title, note, steps, className }: StartStepsProps) {
  const heading = useId();
  const next = steps.find(({ done }) => !done);
  return (
    <section
      aria-labelledby={heading}
      className={cx('@container rounded-20 border border-line bg-surface p-5', className)}
    >
      <h2 id={heading} className="display text-18">
        {title}
      </h2>
      {note ? <p className="mt-1 text-14 text-ink-2">{note}</p> : null}
      <ol className="mt-4 grid gap-2.5 @3xl:grid-cols-3">
        {steps.map((step, place) => (
          <li key={step.key} className="min-w-0">
            <OneStep step={step} place={place} isNext={step.key === next?.key} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function OneStep({ step, place, isNext }: { step: Step; place: number; isNext: boolean }) {
  const t = useT();
  const { number } = useFormat();
  const { title, note, done, link } = step;
  const look = cx(
    'flex h-full min-h-16 items-center gap-3 rounded-14 px-3.5 py-3',
    isNext ? 'shadow-[inset_0_0_0_2px_var(--ink)]' : 'shadow-[inset_0_0_0_1px_var(--line)]',
  );
  const content = (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-full text-14 font-semibold figures',
          done ? 'bg-won-soft text-won-text' : 'bg-accent-soft text-accent-text',
        )}
      >
        {done ? <Check size={17} /> : number(place + 1)}
      </span>
      <span className="min-w-0 grow text-14">
        <b className="block font-semibold text-ink-1">{title}</b>
        <span className="block wrap-anywhere text-ink-2">{done ? t('shopEdit.stepDone') : note}</span>
      </span>
    </>
  );
  if (!link) return <div className={look}>{content}</div>;
  return (
    <Link {...link} className={cx(look, 'hover:bg-hover')}>
      {content}
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-3 rtl:-scale-x-100" />
    </Link>
  );
}
