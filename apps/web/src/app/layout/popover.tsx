import { type ReactNode, Suspense, useState } from 'react';

type PopoverProps = {
  id: string;
  label: string;
  className?: string;
  /** Beside the button that opened it, wherever on the page that is. */
  atButton?: boolean;
  children: ReactNode;
};

/**
 * A floating panel by the browser's own popover: closes by Escape and by a press beside it, returns the focus.
 * What is in it is drawn, and its code fetched, when it is first opened.
 */
export function Popover({ id, label, className = '', atButton, children }: PopoverProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      onBeforeToggle={(event) => {
        setWanted(true);
        if (atButton && event.newState === 'open') standAtButton(event.currentTarget);
      }}
      className={`fixed inset-auto m-0 max-h-[calc(100dvh-16px)] w-[18rem] max-w-[calc(100vw-16px)] overflow-y-auto rounded-16 border border-line bg-float p-2 text-ink-1 shadow-float ${className}`}
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
  'flex min-h-11 w-full items-center gap-3 rounded-10 px-3 text-start text-14 font-medium text-ink-1 hover:bg-fill';

const EDGE = 8;

/** Above the button or below it, where there is more room, so that it may grow away from it. */
function standAtButton(panel: HTMLElement): void {
  const pressed = [...document.querySelectorAll(`[popovertarget="${panel.id}"]`)].find((button) =>
    button.matches(':focus, :hover'),
  );
  // A button in a menu is gone with its menu, which gave the focus back to what opened it.
  const anchor = pressed?.checkVisibility() ? pressed : document.activeElement;
  if (!anchor || anchor === document.body) return;
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [above, below] = [top - 2 * EDGE, clientHeight - bottom - 2 * EDGE];
  const [isBelow, isAtEnd] = [below >= above, left + right > clientWidth];
  Object.assign(panel.style, {
    top: isBelow ? `${bottom + EDGE}px` : 'auto',
    bottom: isBelow ? 'auto' : `${clientHeight - top + EDGE}px`,
    left: isAtEnd ? 'auto' : `${Math.max(EDGE, left)}px`,
    right: isAtEnd ? `${Math.max(EDGE, clientWidth - right)}px` : 'auto',
    maxHeight: `${Math.max(above, below)}px`,
  });
}
