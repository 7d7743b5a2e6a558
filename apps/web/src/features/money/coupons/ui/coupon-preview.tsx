import { Ticket } from 'lucide-react';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import type { CouponKeeper } from '../api/coupons.ts';
import { type CouponDraft, countOf, couponBodyOf, isCount } from '../model/coupon-draft.ts';
import { useCouponWords } from '../model/coupon-words.ts';

interface CouponPreviewProps {
  draft: CouponDraft;
  currency: string;
  of: CouponKeeper['kind'];
}

/** The coupon as buyers will be told of it. */
export function CouponPreview({ draft, currency, of }: CouponPreviewProps) {
  const t = useT();
  const words = useCouponWords();
  const now = useNow(60_000);
  const { worth, leastAmount = null, startsAt = null, endsAt = null } = couponBodyOf(draft, currency);
  const productCount = draft.which === 'some' ? draft.productIds.length : null;
  const told = { worth, leastAmount, startsAt, endsAt, productCount, alsoWon: draft.alsoWon };
  const isWorthless =
    (worth.kind === 'percentage' && worth.basisPoints === 0) ||
    (worth.kind === 'amount' && worth.amount.amount === 0);
  const perPerson = isCount(draft.perPerson) ? countOf(draft.perPerson) : null;
  const uses = isCount(draft.uses) ? countOf(draft.uses) : null;
  const lines = [
    ...(productCount === null ? [t(of === 'shop' ? 'coupons.previewAll' : 'coupons.previewMarket')] : []),
    ...words.conditions(told),
    words.when(told, now),
    ...(perPerson === null ? [] : [t('coupons.previewPerPerson', { count: perPerson })]),
    ...(uses === null ? [] : [t('coupons.previewUses', { count: uses })]),
  ];
  return (
    <section
      aria-label={t('coupons.preview')}
      className="rounded-16 border border-dashed border-control bg-accent-soft p-5"
    >
      <p className="flex items-center gap-2 text-13 font-medium text-accent-text">
        <Ticket size={17} aria-hidden="true" />
        {t('coupons.preview')}
      </p>
      <p className="display mt-3 text-22">{isWorthless ? '–' : words.worth(worth)}</p>
      <p className="mt-1 font-semibold tracking-wide wrap-anywhere">
        <bdi>{draft.code.trim() || '–'}</bdi>
      </p>
      <ul className="mt-3 grid gap-1 text-14 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
