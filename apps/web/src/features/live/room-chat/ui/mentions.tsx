import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { cx } from '@/ui/cx.ts';
import type { Present } from '../model/mentions.ts';

interface MentionsProps {
  id: string;
  suggested: readonly Present[];
  chosen: Present | null;
  onChoose: (who: Present) => void;
}

/** Who may be meant, above what is being written. */
export function Mentions({ id, suggested, chosen, onChoose }: MentionsProps) {
  const t = useT();
  if (suggested.length === 0) return <div id={id} role="listbox" aria-label={t('room.people')} hidden />;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('room.people')}
      className="absolute inset-x-0 bottom-full z-20 mb-2 rounded-16 border border-line bg-float p-1.5 shadow-float"
    >
      {suggested.map((who) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself takes the keys
        <div
          key={who.handle}
          id={`${id}-${who.handle}`}
          role="option"
          tabIndex={-1}
          aria-selected={who === chosen}
          onClick={() => onChoose(who)}
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-10 px-2.5 text-14',
            who === chosen ? 'bg-fill' : 'hover:bg-hover',
          )}
        >
          <Avatar name={who.handle} size={24} />
          <span className="truncate font-semibold text-ink-1">{who.handle}</span>
          <span className="truncate text-ink-2">{who.name}</span>
        </div>
      ))}
    </div>
  );
}
