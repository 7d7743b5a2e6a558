import type { SellerCheck } from '@souk/shared/identity/verification/schema.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { withdrawCheck } from '../../api/verify.ts';
import { useCheckChange } from '../../model/use-check-change.ts';
import { OwnDocument } from './own-document.tsx';

/** Handed in: nothing to do but wait, look, or take it back. */
export function SellerWaiting({ userId, check }: { userId: string; check: SellerCheck }) {
  const t = useT();
  const { relative } = useFormat();
  const withdraw = useCheckChange(userId, () => withdrawCheck(userId));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 text-ink-2">
        {t('verify.waiting', { name: check.legalName, when: check.sentAt ? relative(check.sentAt) : '' })}
      </p>
      <ul className="grid gap-2" aria-label={t('verify.documents')}>
        {check.documents.map((document) => (
          <li key={document.kind} className="rounded-12 border border-line p-2.5">
            <OwnDocument userId={userId} document={document} />
          </li>
        ))}
      </ul>
      {withdraw.error ? <Notice tone="bad">{failureWords(withdraw.error, t)}</Notice> : null}
      <Dialog
        title={t('verify.withdrawTitle')}
        note={t('verify.withdrawNote')}
        trigger={
          <Button size={40} className="self-start max-sm:w-full">
            {t('verify.withdraw')}
          </Button>
        }
        actions={
          <>
            <DialogClose render={<Button look="ghost">{t('verify.keepWaiting')}</Button>} />
            <Button look="danger" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {t('verify.withdraw')}
            </Button>
          </>
        }
      />
    </div>
  );
}
