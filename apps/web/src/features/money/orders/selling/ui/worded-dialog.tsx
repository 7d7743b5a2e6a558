import { orderWordLength } from '@souk/shared/money/orders/limits.ts';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';

/** What can be said with a word beside it, and nothing else to decide. */
export type WordedAct = 'pack' | 'ready' | 'hand' | 'pickup' | 'cancel' | 'decline';

interface WordedDialogProps {
  act: WordedAct;
  number: string;
  /** What goes back to the buyer, or what they pay, in words. */
  amount: string;
  working: boolean;
  error: unknown;
  onGo: (words: string) => void;
  onClose: () => void;
}

export function WordedDialog({ act, number, amount, working, error, onGo, onClose }: WordedDialogProps) {
  const t = useT();
  const [words, setWords] = useState('');
  const cancels = act === 'cancel';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`sold.${act}.title`, { number })}
      note={t(`sold.${act}.note`, { amount })}
      actions={
        <>
          <Button onClick={onClose}>{t(cancels ? 'orders.keepOrder' : 'account.cancel')}</Button>
          <Button look={cancels ? 'danger' : 'accent'} loading={working} onClick={() => onGo(words.trim())}>
            {t(`sold.${act}.go`, { amount })}
          </Button>
        </>
      }
    >
      {act === 'hand' || act === 'pickup' ? null : (
        <Textarea
          label={t(act === 'pack' || act === 'ready' ? 'sold.noteToBuyer' : 'orders.reason')}
          hint={t('sold.buyerReads')}
          optional
          rows={3}
          maxLength={orderWordLength.note}
          value={words}
          onChange={setWords}
        />
      )}
      {error ? (
        <Notice tone="bad" className="mt-4">
          {failureWords(error, t)}
        </Notice>
      ) : null}
    </Dialog>
  );
}
