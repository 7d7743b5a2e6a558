import { Pencil, X } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import type { Message } from '../model/message.ts';
import { Quote } from './quote.tsx';
import type { Other } from './thread.types.ts';

interface ComposerContextProps {
  replyTo: Message | null;
  editing: Message | null;
  other: Other;
  onLeave: () => void;
}

/** What is answered or changed, above the words. */
export function ComposerContext({ replyTo, editing, other, onLeave }: ComposerContextProps) {
  const t = useT();
  if (!replyTo && !editing) return null;
  return (
    <div className="flex items-center gap-2 px-3 pt-1.5 pb-1">
      {replyTo ? (
        <Quote
          message={replyTo}
          name={replyTo.by === other._id ? other.name : t('messaging.you')}
          className="grow"
        />
      ) : (
        <span className="flex grow items-center gap-2 text-13 font-semibold text-accent-text">
          <Pencil size={15} aria-hidden="true" />
          {t('messaging.editing')}
        </span>
      )}
      <button
        type="button"
        aria-label={t('account.cancel')}
        onClick={onLeave}
        className="touch-44 grid size-7 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-fill"
      >
        <X size={17} aria-hidden="true" />
      </button>
    </div>
  );
}
