import type { Coupon } from '@souk/shared/money/coupons/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { type CouponKeeper, getCoupons, removeCoupon } from '../api/coupons.ts';

interface EndCouponProps {
  keeper: CouponKeeper;
  doomed: Coupon | null;
  onClose: () => void;
}

/** One that was used ends and stays in the list; another is gone. */
export function EndCoupon({ keeper, doomed, onClose }: EndCouponProps) {
  const t = useT();
  const queries = useQueryClient();
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(doomed);
  if (doomed && doomed !== shown) setShown(doomed);
  const send = useMutation({
    mutationFn: async ({ _id }: Coupon) => {
      try {
        await removeCoupon(keeper, _id);
      } catch (error) {
        // Gone already: that is what was wanted.
        if (!isApiError(error, 'not_found')) throw error;
      }
    },
    onSuccess: async (_, { used }) => {
      await queries.invalidateQueries({ queryKey: getCoupons(keeper).queryKey });
      toast({ kind: 'done', title: t(used > 0 ? 'coupons.ended' : 'coupons.deleted') });
      onClose();
    },
  });
  const verb = shown && shown.used > 0 ? 'end' : 'delete';
  return (
    <Dialog
      open={doomed !== null}
      onOpenChange={(open) => open || onClose()}
      title={t(`coupons.${verb}Title`, { code: shown?.code ?? '' })}
      note={t(`coupons.${verb}Note`)}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('coupons.keep')}
          </Button>
          <Button look="danger" loading={send.isPending} onClick={() => doomed && send.mutate(doomed)}>
            {t(`coupons.${verb}Go`)}
          </Button>
        </>
      }
    >
      {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
    </Dialog>
  );
}
