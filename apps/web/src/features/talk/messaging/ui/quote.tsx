import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import type { Message } from '../model/message.ts';
import { wordsOf } from '../model/words-of.ts';

interface QuoteProps {
  message: Message;
  /** Whose words they are. */
  name: string;
  className?: string;
}

/** A line of what is answered. */
export function Quote({ message, name, className }: QuoteProps) {
  const t = useT();
  const { key, params } = wordsOf(message);
  return (
    <span className={cx('block min-w-0 border-s-3 border-accent-outline ps-2.5 text-13', className)}>
      <span className="block truncate font-semibold text-accent-text">{name}</span>
      <span dir="auto" className="own-words block truncate text-ink-2">
        {t(key, params)}
      </span>
    </span>
  );
}
