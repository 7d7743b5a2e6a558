import { couponStates } from '@souk/shared/money/coupons/rules.ts';
import type { Coupon, CouponList } from '@souk/shared/money/coupons/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { type CouponKeeper, getCoupons } from '../api/coupons.ts';
import { CouponForm } from './coupon-form.tsx';
import { CouponRow, CouponRowSkeleton } from './coupon-row.tsx';
import { EndCoupon } from './end-coupon.tsx';

interface CouponsPageProps {
  keeper: CouponKeeper;
  /** The id of the one that is edited, or "new". */
  edited: string | undefined;
  onEdit: (edited: string | null) => void;
  /** A reader who may only look changes nothing. */
  mayChange?: boolean;
}

/** The coupons of a shop or of the market, or the form for one of them. */
export function CouponsPage({ keeper, edited, onEdit, mayChange = true }: CouponsPageProps) {
  const query = useQuery(getCoupons(keeper));
  const { data: list } = query;
  const coupon = list?.items.find(({ _id }) => _id === edited);
  if (list && mayChange && (coupon || edited === 'new')) {
    return (
      <CouponForm
        key={edited}
        keeper={keeper}
        currency={list.currency}
        coupon={coupon}
        onDone={() => onEdit(null)}
      />
    );
  }
  const failed = query.isError && !list ? query : null;
  return (
    <Coupons
      of={keeper.kind}
      list={list ?? null}
      failed={
        failed && {
          error: failed.error,
          retrying: failed.isFetching,
          onRetry: () => void failed.refetch(),
        }
      }
      onEdit={mayChange ? onEdit : null}
      ending={(doomed, onClose) => <EndCoupon keeper={keeper} doomed={doomed} onClose={onClose} />}
    />
  );
}

interface CouponsProps {
  of: CouponKeeper['kind'];
  list: CouponList | null;
  failed: { error: unknown; retrying: boolean; onRetry: () => void } | null;
  /** Null where nothing can be changed. */
  onEdit: ((edited: string | null) => void) | null;
  ending: (doomed: Coupon | null, onClose: () => void) => ReactNode;
}

const card = 'divide-y divide-hairline overflow-hidden rounded-16 border border-line bg-surface';

/** What runs first, what is over last. */
export function Coupons({ of, list, failed, onEdit, ending }: CouponsProps) {
  const t = useT();
  const [doomed, setDoomed] = useState<Coupon | null>(null);
  const make = onEdit ? (
    <Button look="accent" icon={<Plus size={17} aria-hidden="true" />} onClick={() => onEdit('new')}>
      {t('coupons.new')}
    </Button>
  ) : null;
  const coupons = list?.items.toSorted(
    (a, b) => couponStates.indexOf(a.state) - couponStates.indexOf(b.state),
  );
  const isEmpty = coupons?.length === 0;
  const requestId = failed ? requestIdOf(failed.error) : undefined;
  return (
    <>
      <PageHeader
        title={t(of === 'shop' ? 'coupons.title' : 'admin.coupons')}
        note={t(of === 'shop' ? 'coupons.note' : 'coupons.marketNote')}
        className="mb-5"
        actions={isEmpty ? null : make}
      />
      {failed ? (
        <div className={card}>
          <ErrorState
            title={t('ui.listFailed')}
            note={t(errorCopy(failed.error).next)}
            {...(requestId ? { requestId } : {})}
            retrying={failed.retrying}
            onRetry={failed.onRetry}
          />
        </div>
      ) : isEmpty ? (
        <EmptyState
          className="rounded-16 border border-line bg-surface !py-12"
          title={t('coupons.none')}
          note={t(of === 'shop' ? 'coupons.noneNote' : 'coupons.marketNoneNote')}
          action={make}
        />
      ) : coupons ? (
        <ul className={card}>
          {coupons.map((coupon) => (
            <li key={coupon._id}>
              <CouponRow
                coupon={coupon}
                onEdit={onEdit && (() => onEdit(coupon._id))}
                onEnd={onEdit && (() => setDoomed(coupon))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup className={card}>
          {['a', 'b', 'c', 'd'].map((name) => (
            <CouponRowSkeleton key={name} />
          ))}
        </SkeletonGroup>
      )}
      {ending(doomed, () => setDoomed(null))}
    </>
  );
}
