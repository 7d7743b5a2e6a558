import type { Address, AddressList } from '@souk/shared/identity/addresses/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { deleteAddress } from '../../api/addresses.ts';

interface DeleteAddressProps {
  /** The one in question; none, and nothing is asked. */
  address: Address | null;
  /** Another one would become the default. */
  others: boolean;
  onClose: () => void;
}

export function DeleteAddress({ address, others, onClose }: DeleteAddressProps) {
  const t = useT();
  const queries = useQueryClient();
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(address);
  if (address && address !== shown) setShown(address);
  const send = useMutation({
    mutationFn: async (id: string) => {
      try {
        await deleteAddress(id);
      } catch (error) {
        // Deleted elsewhere already: that is what was wanted.
        if (!isApiError(error, 'not_found')) throw error;
      }
    },
    onSuccess: (_, id) => {
      const { queryKey } = getAddresses();
      queries.setQueryData<AddressList>(
        queryKey,
        (list) => list && { items: list.items.filter(({ _id }) => _id !== id) },
      );
      void queries.invalidateQueries({ queryKey });
      toast({ kind: 'done', title: t('address.deleted') });
      onClose();
    },
  });
  const wrong = send.error ? errorCopy(send.error) : null;
  return (
    <Dialog
      open={address !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('address.deleteTitle')}
      note={t(shown?.isDefault && others ? 'address.deleteDefaultNote' : 'address.deleteNote')}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('address.keep')}
          </Button>
          <Button look="danger" loading={send.isPending} onClick={() => address && send.mutate(address._id)}>
            {t('address.delete')}
          </Button>
        </>
      }
    >
      {shown ? (
        <p className="text-14 font-medium text-ink-1">
          <bdi>{`${shown.street}, ${shown.city}`}</bdi>
        </p>
      ) : null}
      {wrong ? <Notice tone="bad" className="mt-4">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
    </Dialog>
  );
}
