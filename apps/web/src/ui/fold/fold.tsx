import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.ts';

interface FoldProps {
  title: string;
  /** What is set in it, while it is closed. */
  note?: string | undefined;
  children: ReactNode;
}

/** What few need, out of the way until it is asked for. */
export function Fold({ title, note, children }: FoldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="rounded-14 border border-line">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 rounded-14 px-3 py-2 text-start text-14 font-medium text-ink-1 hover:bg-hover"
      >
        <span className="min-w-0 grow">
          {title}
          {note && !open ? (
            <span className="block text-12 font-normal text-ink-2 figures">{note}</span>
          ) : null}
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={cx('shrink-0 text-ink-2 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open} className="grid gap-4 px-3 pt-1 pb-3">
        {open ? children : null}
      </div>
    </div>
  );
}
