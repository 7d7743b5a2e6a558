import type { MouseEvent, ReactNode } from 'react';

interface PlainLinkProps {
  /** A path of the market that is only known when it is drawn. */
  to: string;
  onOpen: (to: string) => void;
  className?: string;
  children: ReactNode;
}

/** A link that stays in the page, unless it is to be opened elsewhere. */
export function PlainLink({ to, onOpen, className, children }: PlainLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(to);
  };
  return (
    <a href={to} onClick={follow} className={className}>
      {children}
    </a>
  );
}
