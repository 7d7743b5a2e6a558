import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '@/ui/cx.ts';

interface CheckoutStepProps {
  title: string;
  /** Stands before the title until the step is done. */
  icon: ReactNode;
  done: boolean;
  /** At the end of the title's line. */
  action?: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One thing that has to be known before paying. */
export function CheckoutStep({ title, icon, done, action, heading, children }: CheckoutStepProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-16 border border-line bg-surface p-4 sm:p-5">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <span
          className={cx(
            'grid size-7 shrink-0 place-items-center rounded-full',
            done ? 'bg-won-soft text-won-text' : 'bg-fill text-ink-2',
          )}
        >
          {done ? <Check size={16} strokeWidth={2.2} aria-hidden="true" /> : icon}
        </span>
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className="display min-w-0 grow basis-0 scroll-mt-4 text-18 wrap-normal outline-none"
        >
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
