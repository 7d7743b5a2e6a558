import { X } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { type BellItem, isUnread } from '../model/bell-list.ts';
import { wordsOf } from '../model/words.ts';
import { BellPicture } from './bell-picture.tsx';
import { PlainLink } from './plain-link.tsx';

const MINUTE_MS = 60_000;

interface BellRowProps {
  item: BellItem;
  isOfToday: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

export function BellRow({ item, isOfToday, onOpen, onRemove }: BellRowProps) {
  const t = useT();
  const format = useFormat();
  const words = wordsOf(item, { t, format });
  const unread = isUnread(item);
  const at = new Date(item.at).toISOString();
  return (
    <li className="group relative flex items-start gap-1 rounded-12 ps-5 pe-1 hover:bg-hover">
      {unread ? (
        <span className="absolute start-1.5 top-8.5 size-2 -translate-y-1/2 rounded-full bg-accent">
          <span className="sr-only">{t('bell.new')}</span>
        </span>
      ) : null}
      <PlainLink
        to={item.to}
        onOpen={onOpen}
        className="flex min-w-0 grow items-start gap-3 rounded-12 py-3 after:absolute after:inset-0"
      >
        <BellPicture kind={item.kind} picture={item.picture} />
        <span className="min-w-0 grow">
          {/* A person's message runs as their language does. */}
          <span
            dir={item.kind === 'message' ? 'auto' : undefined}
            className={cx(
              'own-words line-clamp-3 wrap-anywhere text-14',
              unread ? 'font-medium text-ink-1' : 'text-ink-2',
            )}
          >
            {words}
          </span>
          <time dateTime={at} className="mt-0.5 block text-12 text-ink-3">
            {isOfToday ? format.relative(sinceWholeMinutes(at, format.now())) : format.dayAndTime(at)}
          </time>
        </span>
      </PlainLink>
      <button
        type="button"
        aria-label={t('bell.deleteOf', { text: words })}
        title={t('bell.delete')}
        onClick={onRemove}
        className="relative z-1 mt-1 grid size-11 shrink-0 place-items-center rounded-12 text-ink-3 transition-opacity duration-150 hover:bg-fill hover:text-ink-1 focus-visible:opacity-100 group-hover:opacity-100 pointer-fine:opacity-0"
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Nobody counts the seconds of what came just now. */
function sinceWholeMinutes(at: string, now: number): string {
  return now - Date.parse(at) < MINUTE_MS ? new Date(now).toISOString() : at;
}
