import { type ReactNode, Suspense, useState } from 'react';

type PopoverProps = { id: string; label: string; className?: string; children: ReactNode };

/**
 * A floating panel by the browser's own popover: closes by Escape and by a press beside it, returns the focus.
 * What is in it is drawn, and its code fetched, when it is first opened.
 */
export function Popover({ id, label, className = '', children }: PopoverProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      onBeforeToggle={() => setWanted(true)}
      className={`fixed inset-auto m-0 w-72 max-w-[calc(100vw-16px)] rounded-16 border border-line bg-float p-2 text-ink-1 shadow-float ${className}`}
    >
      {wanted ? <Suspense fallback={<div className="h-40" />}>{children}</Suspense> : null}
    </div>
  );
}

export function closePopover(id: string): void {
  document.getElementById(id)?.hidePopover();
}

export const belowHeader = 'top-17 end-4 max-sm:top-13';
export const menuRow =
  'flex h-11 w-full items-center gap-3 rounded-10 px-3 text-start text-14 font-medium text-ink-1 hover:bg-fill';
