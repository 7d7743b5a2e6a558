import type { Coupon } from '@souk/shared/money/coupons/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { fieldsOf } from '@/platform/api/fields-of.ts';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { UnsavedDialog } from '@/ui/unsaved/unsaved-dialog.tsx';
import { useUnsaved } from '@/ui/unsaved/use-unsaved.ts';
import { addCoupon, type CouponKeeper, changeCoupon, getCoupons } from '../api/coupons.ts';
import {
  type CouponDraft,
  couponBodyOf,
  couponChangeOf,
  couponDraftOf,
  emptyCoupon,
} from '../model/coupon-draft.ts';
import { suggestCode } from '../model/suggest-code.ts';
import { CodeField, WorthField } from './coupon-basics.tsx';
import { CouponPreview } from './coupon-preview.tsx';
import { ProductsField } from './coupon-products.tsx';
import { DateFields, LimitFields } from './coupon-terms.tsx';

interface CouponFormProps {
  keeper: CouponKeeper;
  currency: string;
  /** The one to change; a new one without. */
  coupon: Coupon | undefined;
  onDone: () => void;
}

export function CouponForm({ keeper, currency, coupon, onDone }: CouponFormProps) {
  const t = useT();
  const queries = useQueryClient();
  const [before] = useState(() => (coupon ? couponDraftOf(coupon) : emptyCoupon(suggestCode())));
  const [draft, setDraft] = useState<CouponDraft>(before);
  const change = (part: Partial<CouponDraft>) => setDraft((now) => ({ ...now, ...part }));
  const unsaved = useUnsaved(() => JSON.stringify(draft) !== JSON.stringify(before));
  const send = useMutation({
    mutationFn: () =>
      coupon
        ? changeCoupon(
            keeper,
            coupon._id,
            couponChangeOf(draft, before, { currency, version: coupon.version }),
          )
        : addCoupon(keeper, couponBodyOf(draft, currency)),
    onSuccess: async ({ code }) => {
      unsaved.saved();
      await queries.invalidateQueries({ queryKey: getCoupons(keeper).queryKey });
      toast(
        coupon
          ? { kind: 'done', title: t('coupons.saved') }
          : { kind: 'done', title: t('coupons.created'), text: t('coupons.createdNote', { code }) },
      );
      onDone();
    },
  });
  const refused = fieldsOf(send.error);
  const parts = { draft, onChange: change, currency };
  const title = t(coupon ? 'coupons.editTitle' : 'coupons.new');
  return (
    <Form aria-label={title} onSubmit={() => send.isPending || send.mutate()}>
      <button
        type="button"
        onClick={onDone}
        className="-ms-2 -mt-2 mb-1 inline-flex min-h-11 items-center gap-1 rounded-12 pe-3 text-14 font-medium text-ink-2 hover:bg-fill hover:text-ink-1"
      >
        <ChevronLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
        {t('coupons.back')}
      </button>
      <PageHeader title={title} className="mb-5" />
      <div className="flex flex-wrap items-start gap-5">
        <div className="grid min-w-0 grow-999 basis-100 gap-4">
          <Panel className="grid gap-5 sm:p-6">
            <CodeField
              {...parts}
              isSaved={coupon !== undefined}
              taken={refused.includes('code') ? t('coupons.codeTaken') : null}
            />
            <WorthField {...parts} />
          </Panel>
          <Panel title={t('coupons.when')} className="sm:p-6">
            <DateFields {...parts} />
          </Panel>
          <Panel title={t('coupons.limits')} className="sm:p-6">
            <LimitFields
              {...parts}
              used={refused.includes('uses') ? t('coupons.usesBelow', { count: coupon?.used ?? 0 }) : null}
            />
          </Panel>
          <Panel title={t('coupons.products')} className="sm:p-6">
            <ProductsField {...parts} keeper={keeper} known={coupon?.products ?? []} />
          </Panel>
        </div>
        <div className="grid min-w-0 grow basis-72 gap-4 lg:sticky lg:top-7">
          <CouponPreview draft={draft} currency={currency} of={keeper.kind} />
          {send.error && !refused.includes('code') && !refused.includes('uses') ? (
            <Notice tone="bad">
              {isApiError(send.error, 'edit_conflict')
                ? `${t('coupons.changed')} ${t('coupons.changedNext')}`
                : failureWords(send.error, t)}
            </Notice>
          ) : null}
          <div className="grid gap-2">
            <Button type="submit" look="accent" size={48} block loading={send.isPending}>
              {t(coupon ? 'coupons.save' : 'coupons.create')}
            </Button>
            <Button look="ghost" size={44} block onClick={onDone}>
              {t('coupons.cancel')}
            </Button>
          </div>
        </div>
      </div>
      <UnsavedDialog {...unsaved.dialog} />
    </Form>
  );
}
