import {
  Ban,
  LogOut,
  MessageCircle,
  MessageCircleOff,
  RotateCcw,
  ShieldOff,
  UserCog,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import type { MenuEntry } from '@/ui/menu/menu.tsx';
import type { Act } from './acts.ts';

const icons: Record<Act, ReactNode> = {
  mute: <MessageCircleOff size={17} aria-hidden="true" />,
  unmute: <MessageCircle size={17} aria-hidden="true" />,
  suspend: <Ban size={17} aria-hidden="true" />,
  unsuspend: <RotateCcw size={17} aria-hidden="true" />,
  role: <UserCog size={17} aria-hidden="true" />,
  'end-sessions': <LogOut size={17} aria-hidden="true" />,
  'second-factor-off': <ShieldOff size={17} aria-hidden="true" />,
};

interface Chosen {
  onOpen: () => void;
  onAct: (act: Act) => void;
}

/** The menu of a row: look, and what may be done. */
export function useActEntries() {
  const t = useT();
  return (person: { _id: string }, acts: readonly Act[], { onOpen, onAct }: Chosen): MenuEntry[] => [
    {
      key: `open-${person._id}`,
      label: t('people.open'),
      icon: <UserRound size={17} aria-hidden="true" />,
      onSelect: onOpen,
    },
    ...acts.map(
      (act): MenuEntry => ({
        key: act,
        label: t(`people.act.${act}`),
        icon: icons[act],
        danger: act === 'suspend',
        onSelect: () => onAct(act),
      }),
    ),
  ];
}
