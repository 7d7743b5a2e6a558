import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { getSavedReplies } from '../api/seller-words.ts';

const SellerWords = lazyPart(async () => (await import('./seller-words.tsx')).SellerWords);

interface ReplyPickerProps {
  onPick: (text: string) => void;
  onClose: () => void;
}

/** An answer that was written before. */
export function ReplyPicker({ onPick, onClose }: ReplyPickerProps) {
  const t = useT();
  const { data, error } = useQuery(getSavedReplies());
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <Suspense fallback={null}>
        <SellerWords onClose={() => setEditing(false)} />
      </Suspense>
    );
  }
  return (
    <Dialog
      open
      closable
      onOpenChange={(open) => open || onClose()}
      title={t('messaging.savedReplies')}
      note={t('messaging.savedRepliesNote')}
      actions={<Button onClick={() => setEditing(true)}>{t('messaging.changeReplies')}</Button>}
    >
      {error ? <Notice tone="bad">{failureWords(error, t)}</Notice> : null}
      {!data && !error ? <TextSkeleton /> : null}
      <ul className="-mx-2 max-h-96 overflow-y-auto">
        {data?.items.map(({ _id, title, text }) => (
          <li key={_id}>
            <button
              type="button"
              onClick={() => onPick(text)}
              className="block w-full rounded-12 px-2 py-2.5 text-start hover:bg-hover"
            >
              <span dir="auto" className="own-words block truncate text-14 font-semibold">
                {title}
              </span>
              <span dir="auto" className="own-words line-clamp-2 text-13 text-ink-2">
                {text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
