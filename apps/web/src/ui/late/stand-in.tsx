import { type ComponentProps, cloneElement, type ReactElement } from 'react';

/** A button, drawn by the user of the dialog or menu that it opens. */
export type Trigger = ReactElement<ComponentProps<'button'>>;

interface StandInProps {
  trigger: Trigger;
  id: string;
  opens: 'dialog' | 'menu';
  onOpen: () => void;
}

/** The button of a popup before the popup's code is there. */
export function StandIn({ trigger, id, opens, onOpen }: StandInProps) {
  return cloneElement(trigger, { id, 'aria-haspopup': opens, 'aria-expanded': false, onClick: onOpen });
}
