import { Suspense } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Fold } from '@/ui/fold/fold.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import type { TermsDraft } from '../model/next-terms.ts';

const MoreTermsFields = lazyPart(async () => (await import('./more-terms-fields.tsx')).MoreTermsFields);

export interface MoreTermsProps {
  draft: TermsDraft;
  onChange: (draft: TermsDraft) => void;
  currency: string;
}

/** What few lots need: steps of their own, a limit above which bids are confirmed, and one for extensions. */
export function MoreTerms(props: MoreTermsProps) {
  const t = useT();
  const { money } = useFormat();
  const { steps, confirmAbove, closing } = props.draft;
  const most = 'most' in closing ? closing.most : null;
  const set = [
    steps ? t('hosting.ownSteps') : null,
    confirmAbove === null
      ? null
      : t('hosting.confirmsAbove', { price: money({ amount: confirmAbove, currency: props.currency }) }),
    most === null ? null : t('hosting.extendsAtMost', { count: most }),
  ].filter(Boolean);
  return (
    <Fold title={t('hosting.moreTerms')} note={set.join(' · ') || undefined}>
      <Suspense fallback={<div className="min-h-60" />}>
        <MoreTermsFields {...props} />
      </Suspense>
    </Fold>
  );
}
