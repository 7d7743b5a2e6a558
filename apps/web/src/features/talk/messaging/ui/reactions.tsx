import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { type Message, reactionsOf } from '../model/message.ts';

interface ReactionsProps {
  message: Message;
  me: string;
  onReact: (emoji: string) => void;
}

/** What was answered with one sign; pressing one joins it or takes one's own away. */
export function Reactions({ message, me, onReact }: ReactionsProps) {
  const t = useT();
  const { number } = useFormat();
  const reactions = reactionsOf(message, me);
  if (reactions.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {reactions.map(({ emoji, count, mine }) => (
        <button
          key={emoji}
          type="button"
          aria-pressed={mine}
          aria-label={t('messaging.reaction', { emoji, count })}
          onClick={() => onReact(emoji)}
          className={cx(
            'touch-44 inline-flex h-6.5 items-center gap-1 rounded-full border px-2 text-13 figures',
            mine ? 'border-accent-outline bg-accent-soft' : 'border-line bg-surface hover:bg-hover',
          )}
        >
          {emoji}
          {count > 1 ? <span className="text-12 text-ink-2">{number(count)}</span> : null}
        </button>
      ))}
    </span>
  );
}
