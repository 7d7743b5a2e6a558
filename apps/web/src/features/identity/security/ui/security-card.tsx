import { type ReactNode, useId } from 'react';

interface SecurityCardProps {
  icon: ReactNode;
  title: string;
  note: ReactNode;
  /** How it stands: a chip. */
  state?: ReactNode;
  children?: ReactNode;
}

/** One way in, or one place where one is in. */
export function SecurityCard({ icon, title, note, state, children }: SecurityCardProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-16 border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-fill text-ink-2 [&>svg]:size-5"
        >
          {icon}
        </span>
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 id={heading} className="display text-18">
              {title}
            </h2>
            {state}
          </div>
          <div className="mt-0.5 text-14 text-ink-2 wrap-anywhere">{note}</div>
        </div>
      </div>
      {children ? <div className="mt-4 sm:ps-13">{children}</div> : null}
    </section>
  );
}
