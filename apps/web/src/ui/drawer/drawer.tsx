import type { ReactNode } from 'react';
import { latePart, useLatePart } from '../late/late-part.ts';
import { StandIn, type Trigger } from '../late/stand-in.tsx';
import { useOpening } from '../late/use-opening.ts';

export interface DrawerProps {
  title: string;
  trigger?: Trigger;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** From the end of the line on wide screens, or from below and on a desk in its middle; a phone always gets the sheet. */
  from?: 'end' | 'bottom';
  /** Of a drawer from the end of the line: room for a form and pictures. */
  wide?: boolean;
  /** Stays at the foot while the rest scrolls. */
  footer?: ReactNode;
  /** Opened from a place that is dark whatever the theme. */
  dark?: boolean;
  children: ReactNode;
}

const drawerWindow = latePart(async () => (await import('./drawer-window.tsx')).DrawerWindow);

export function Drawer(props: DrawerProps) {
  const opening = useOpening(props);
  const { id, open, onOpenChange } = opening;
  const Window = useLatePart(drawerWindow, { id, wanted: open });
  if (Window) return <Window {...props} {...opening} />;
  return props.trigger ? (
    <StandIn trigger={props.trigger} id={id} opens="dialog" onOpen={() => onOpenChange(true)} />
  ) : null;
}
