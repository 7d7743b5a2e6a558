import { cloneElement, createContext, type ReactNode, use } from 'react';
import { latePart, useLatePart } from '../late/late-part.ts';
import { StandIn, type Trigger } from '../late/stand-in.tsx';
import { useOpening } from '../late/use-opening.ts';

export interface DialogProps {
  title: string;
  /** One or two sentences: what will happen. */
  note?: ReactNode;
  trigger?: Trigger;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Buttons, the one that acts last. */
  actions?: ReactNode;
  /** A cross at the top, for dialogs that are left rather than answered. */
  closable?: boolean;
  width?: 'narrow' | 'wide';
  /** Opened from a place that is dark whatever the theme. */
  dark?: boolean;
  children?: ReactNode;
}

const dialogWindow = latePart(async () => (await import('./dialog-window.tsx')).DialogWindow);
const CloseDialog = createContext<() => void>(() => undefined);

export function Dialog(props: DialogProps) {
  const opening = useOpening(props);
  const { id, open, onOpenChange } = opening;
  const Window = useLatePart(dialogWindow, { id, wanted: open });
  if (Window) {
    return (
      <CloseDialog value={() => onOpenChange(false)}>
        <Window {...props} {...opening} />
      </CloseDialog>
    );
  }
  return props.trigger ? (
    <StandIn trigger={props.trigger} id={id} opens="dialog" onOpen={() => onOpenChange(true)} />
  ) : null;
}

/** For a button inside a dialog that only closes it. */
export function DialogClose({ render }: { render: Trigger }) {
  return cloneElement(render, { onClick: use(CloseDialog) });
}
