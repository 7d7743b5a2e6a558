import type { ShippingMethod, ShippingProfile } from '@souk/shared/market/shipping/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { deleteMethod, deleteProfile, getShippingProfiles } from '../api/profiles.ts';

/** A profile, or one method of it. */
export type Doomed = { profile: ShippingProfile; method: ShippingMethod | null };

interface DeleteDialogProps {
  shopId: string;
  doomed: Doomed | null;
  onClose: () => void;
}

export function DeleteDialog({ shopId, doomed, onClose }: DeleteDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(doomed);
  if (doomed && doomed !== shown) setShown(doomed);
  const send = useMutation({
    mutationFn: async ({ profile, method }: Doomed) => {
      try {
        await (method ? deleteMethod(shopId, profile._id, method._id) : deleteProfile(shopId, profile._id));
      } catch (error) {
        // Deleted elsewhere already: that is what was wanted.
        if (!isApiError(error, 'not_found')) throw error;
      }
    },
    onSuccess: async (_, { method }) => {
      await queries.invalidateQueries({ queryKey: getShippingProfiles(shopId).queryKey });
      toast({ kind: 'done', title: method ? t('shipping.methodDeleted') : t('shipping.profileDeleted') });
      onClose();
    },
  });
  const last = shown?.method && shown.profile.methods.length === 1;
  return (
    <Dialog
      open={doomed !== null}
      onOpenChange={(open) => open || onClose()}
      title={shown?.method ? t('shipping.deleteMethodTitle') : t('shipping.deleteProfileTitle')}
      note={
        shown?.method
          ? t(last ? 'shipping.deleteLastNote' : 'shipping.deleteMethodNote')
          : t('shipping.deleteProfileNote', { count: shown?.profile.productCount ?? 0 })
      }
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('shipping.keep')}
          </Button>
          <Button look="danger" loading={send.isPending} onClick={() => doomed && send.mutate(doomed)}>
            {t('shipping.delete')}
          </Button>
        </>
      }
    >
      <p className="text-14 font-medium text-ink-1">
        <bdi>{shown?.method?.name ?? shown?.profile.name}</bdi>
      </p>
      {send.error ? (
        <Notice tone="bad" className="mt-4">
          {failureWords(send.error, t)}
        </Notice>
      ) : null}
    </Dialog>
  );
}
