import type { ReactNode } from 'react';
import { latePart, useLatePart } from '../late/late-part.ts';
import { StandIn, type Trigger } from '../late/stand-in.tsx';
import { useOpening } from '../late/use-opening.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: Trigger;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** For a popup without a heading. */
  label?: string;
  align?: 'start' | 'center' | 'end';
  /** Above what it must not cover; below it otherwise, where there is room. */
  side?: 'top' | 'bottom';
  className?: string;
  /** Opened from a place that is dark whatever the theme. */
  dark?: boolean;
  children: ReactNode;
}

const popoverWindow = latePart(async () => (await import('./popover-window.tsx')).PopoverWindow);

export function Popover(props: PopoverProps) {
  const opening = useOpening(props);
  const { id, open, onOpenChange } = opening;
  const Window = useLatePart(popoverWindow, { id, wanted: open });
  return Window ? (
    <Window {...props} {...opening} />
  ) : (
    <StandIn trigger={props.trigger} id={id} opens="dialog" onOpen={() => onOpenChange(true)} />
  );
}
