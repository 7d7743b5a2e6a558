import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { latePart, useLatePart } from '../late/late-part.ts';
import { StandIn, type Trigger } from '../late/stand-in.tsx';

export type MenuEntry =
  | {
      kind?: 'act';
      key: string;
      label: ReactNode;
      icon?: ReactNode;
      danger?: boolean;
      disabled?: boolean;
      onSelect: () => void;
    }
  | { kind: 'link'; key: string; label: ReactNode; icon?: ReactNode; link: ReactElement }
  | { kind: 'check'; key: string; label: ReactNode; checked: boolean; onChange: (checked: boolean) => void }
  | {
      kind: 'choices';
      key: string;
      choices: readonly MenuChoice[];
      chosen: string;
      onChoose: (value: string) => void;
    }
  | { kind: 'line'; key: string };

/** One of several, of which one holds. */
interface MenuChoice {
  value: string;
  label: ReactNode;
}

export interface MenuProps {
  trigger: Trigger;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** Above the entries: who is signed in. */
  header?: ReactNode;
  /** Opened from a place that is dark whatever the theme. */
  dark?: boolean;
}

const popup = latePart(async () => (await import('./menu-popup.tsx')).MenuPopup);

export function Menu(props: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const Popup = useLatePart(popup, { id, wanted: open });
  return Popup ? (
    <Popup {...props} id={id} open={open} onOpenChange={setOpen} />
  ) : (
    <StandIn trigger={props.trigger} id={id} opens="menu" onOpen={() => setOpen(true)} />
  );
}
