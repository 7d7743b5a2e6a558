import { Copy, Ellipsis, Flag, Pencil, Reply, Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Menu, type MenuEntry } from '@/ui/menu/menu.tsx';
import type { Message } from '../model/message.ts';

export interface MessageActs {
  reply: (message: Message) => void;
  react: (message: Message, emoji: string) => void;
  copy: (message: Message) => void;
  edit: (message: Message) => void;
  remove: (message: Message) => void;
  report: (message: Message) => void;
}

interface MessageToolsProps {
  message: Message;
  me: string;
  editable: boolean;
  acts: MessageActs;
}

const signs = ['👍', '❤️', '😂', '😮', '🙏'];

/** Over a message that is pointed at: answer it, with a sign or with words. */
export function MessageTools({ message, me, editable, acts }: MessageToolsProps) {
  const t = useT();
  const mine = message.by === me;
  const entries: MenuEntry[] = [
    { key: 'reply', label: t('messaging.reply'), icon: <Reply />, onSelect: () => acts.reply(message) },
    ...(message.text
      ? [{ key: 'copy', label: t('messaging.copy'), icon: <Copy />, onSelect: () => acts.copy(message) }]
      : []),
    ...(editable
      ? [{ key: 'edit', label: t('messaging.edit'), icon: <Pencil />, onSelect: () => acts.edit(message) }]
      : []),
    { kind: 'line', key: 'line' },
    mine
      ? {
          key: 'remove',
          label: t('messaging.remove'),
          icon: <Trash2 />,
          danger: true,
          onSelect: () => acts.remove(message),
        }
      : {
          key: 'report',
          label: t('messaging.report'),
          icon: <Flag />,
          danger: true,
          onSelect: () => acts.report(message),
        },
  ];
  return (
    <span
      className={cx(
        'absolute -top-5 z-10 flex items-center rounded-full border border-line bg-float p-0.5 shadow-float',
        mine ? 'end-1' : 'start-1',
      )}
    >
      {signs.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-label={t('messaging.reactWith', { emoji })}
          aria-pressed={message.reactions[me] === emoji}
          onClick={() => acts.react(message, emoji)}
          className="grid size-8 place-items-center rounded-full text-16 hover:bg-fill aria-pressed:bg-accent-soft max-sm:size-9"
        >
          {emoji}
        </button>
      ))}
      <Menu
        align={mine ? 'end' : 'start'}
        trigger={
          <button
            type="button"
            aria-label={t('messaging.more')}
            className="grid size-8 place-items-center rounded-full text-ink-2 hover:bg-fill hover:text-ink-1 max-sm:size-9"
          >
            <Ellipsis size={18} aria-hidden="true" />
          </button>
        }
        entries={entries}
      />
    </span>
  );
}
