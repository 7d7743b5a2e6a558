import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { documentKinds, neededDocuments } from '@souk/shared/identity/verification/limits.ts';
import type { SellerCheck } from '@souk/shared/identity/verification/schema.ts';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { sendCheck, withdrawCheck } from '../../api/verify.ts';
import { useCheckChange } from '../../model/use-check-change.ts';
import { DocumentSlot } from './document-slot.tsx';
import { SellerName } from './seller-name.tsx';
import { WhatHappens } from './what-happens.tsx';

interface SellerDraftProps {
  user: OwnUser;
  check: SellerCheck;
  documentDays: number;
}

/** A check that is being put together. */
export function SellerDraft({ user, check, documentDays }: SellerDraftProps) {
  const t = useT();
  const { code: language } = useLanguage();
  const [changing, setChanging] = useState(false);
  const send = useCheckChange(user._id, () => sendCheck(user._id));
  const discard = useCheckChange(user._id, () => withdrawCheck(user._id));
  const given = new Map(check.documents.map((document) => [document.kind, document]));
  const missing = neededDocuments.some((kind) => !given.has(kind));
  const failure = send.error ?? discard.error;
  if (changing) return <SellerName user={user} check={check} onDone={() => setChanging(false)} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-14 text-ink-2">
          <bdi className="block font-semibold text-ink-1">{check.legalName}</bdi>
          {new Intl.DisplayNames(language, { type: 'region' }).of(check.country)}
        </p>
        <Button size={32} onClick={() => setChanging(true)}>
          {t('verify.changeName')}
        </Button>
      </div>
      <ul className="grid gap-3" aria-label={t('verify.documents')}>
        {documentKinds.map((kind) => (
          <DocumentSlot key={kind} userId={user._id} kind={kind} document={given.get(kind)} />
        ))}
      </ul>
      <WhatHappens days={documentDays} />
      {user.emailVerified ? null : <Notice tone="warning">{t('verify.emailFirst')}</Notice>}
      {failure ? <Notice tone="bad">{failureWords(failure, t)}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          look="accent"
          size={44}
          disabled={missing || !user.emailVerified}
          loading={send.isPending}
          onClick={() => send.mutate()}
          className="max-sm:h-12 max-sm:w-full"
        >
          {t('verify.send')}
        </Button>
        <Button
          look="ghost"
          size={44}
          loading={discard.isPending}
          onClick={() => discard.mutate()}
          className="max-sm:h-12 max-sm:w-full"
        >
          {t('verify.discard')}
        </Button>
      </div>
      {missing ? <p className="-mt-1 text-13 text-ink-3">{t('verify.frontFirst')}</p> : null}
    </div>
  );
}
