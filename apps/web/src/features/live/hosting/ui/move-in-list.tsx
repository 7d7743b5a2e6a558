import { ArrowDown, ArrowUp } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import type { PlaceInList } from './host-list.tsx';

interface MoveInListProps extends Pick<PlaceInList, 'first' | 'last' | 'onMove'> {
  title: string;
  busy: boolean;
}

/** Up and down by a press. Where lines are dragged by a mouse they show when pointed at, and the title has the room. */
export function MoveInList({ title, first, last, busy, onMove }: MoveInListProps) {
  const t = useT();
  const quiet = { look: 'ghost', size: 32, className: 'touch-44 !bg-transparent' } as const;
  return (
    <div className="flex lg:pointer-fine:absolute lg:pointer-fine:end-10 lg:pointer-fine:rounded-10 lg:pointer-fine:bg-surface lg:pointer-fine:opacity-0 lg:pointer-fine:focus-within:opacity-100 lg:pointer-fine:group-hover:opacity-100">
      <IconButton
        {...quiet}
        label={t('live.moveUp', { title })}
        disabled={first || busy}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={17} aria-hidden="true" />
      </IconButton>
      <IconButton
        {...quiet}
        label={t('live.moveDown', { title })}
        disabled={last || busy}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={17} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
