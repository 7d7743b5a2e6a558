import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import type { Verification } from '@souk/shared/identity/verification/schema.ts';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { SellerDraft } from './seller-draft.tsx';
import { SellerName } from './seller-name.tsx';
import { SellerWaiting } from './seller-waiting.tsx';
import { WhatHappens } from './what-happens.tsx';

interface SellerStepProps {
  user: OwnUser;
  seller: Verification['seller'];
}

/** The check of who a seller is, from the first word to the decision. */
export function SellerStep({ user, seller: { verified, check, documentDays } }: SellerStepProps) {
  const t = useT();
  const { date } = useFormat();
  const [begun, setBegun] = useState(false);
  if (verified) {
    return (
      <>
        <p className="text-14 text-ink-2">{t('verify.approved')}</p>
        {check?.documentsUntil ? (
          <p className="mt-2 text-13 text-ink-3">
            {t('verify.documentsUntil', { day: date(check.documentsUntil, 'medium') })}
          </p>
        ) : null}
      </>
    );
  }
  if (check?.state === 'draft') return <SellerDraft user={user} check={check} documentDays={documentDays} />;
  if (check?.state === 'waiting') return <SellerWaiting userId={user._id} check={check} />;
  const last = check?.state === 'refused' || check?.state === 'withdrawn' ? check : null;
  return (
    <div className="flex flex-col gap-4">
      {last?.state === 'refused' ? (
        <Notice tone="bad">
          <strong className="font-semibold">{t('verify.refused')}</strong>
          {last.reason ? <span className="mt-0.5 block">{last.reason}</span> : null}
        </Notice>
      ) : null}
      {last?.state === 'withdrawn' ? <Notice>{t('verify.withdrawn')}</Notice> : null}
      <p className="text-14 text-ink-2">{t('verify.sellerWhy')}</p>
      <WhatHappens days={documentDays} />
      {begun ? (
        <SellerName user={user} check={null} />
      ) : (
        <Button look="accent" size={44} onClick={() => setBegun(true)} className="self-start max-sm:w-full">
          {last ? t('verify.tryAgain') : t('verify.begin')}
        </Button>
      )}
    </div>
  );
}
