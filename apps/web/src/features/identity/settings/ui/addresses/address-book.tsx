import { addressesPerUser } from '@souk/shared/identity/addresses/rules.ts';
import type { Address, AddressList } from '@souk/shared/identity/addresses/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { chooseDefaultAddress } from '../../api/addresses.ts';
import { AddressCard } from './address-card.tsx';
import { DeleteAddress } from './delete-address.tsx';
import { usePhones } from './use-phones.ts';

interface AddressBookProps {
  addresses: readonly Address[];
  /** Opens the form for one, or for a new one. */
  onEdit: (address: Address | null) => void;
}

export function AddressBook({ addresses, onEdit }: AddressBookProps) {
  const t = useT();
  const phones = usePhones();
  const [doomed, setDoomed] = useState<Address | null>(null);
  const choose = useChooseDefault();
  const full = addresses.length >= addressesPerUser;
  const add = (
    <Button look="accent" icon={<Plus size={17} aria-hidden="true" />} onClick={() => onEdit(null)}>
      {t('address.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        size="section"
        title={t('screen.settingsAddress')}
        note={t('settings.addressNote')}
        actions={addresses.length === 0 || full ? null : add}
      />
      {full ? <Notice className="mt-5">{t('address.full', { count: addressesPerUser })}</Notice> : null}
      {addresses.length === 0 ? (
        <div className="mt-5 rounded-16 border border-line bg-surface">
          <EmptyState title={t('address.none')} note={t('address.noneNote')} action={add} />
        </div>
      ) : (
        <ul className="mt-5 grid gap-4 md:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard
              key={address._id}
              address={address}
              phone={phones?.writePhone(address.phone) ?? address.phone}
              choosing={choose.isPending && choose.variables._id === address._id}
              onEdit={() => onEdit(address)}
              onDefault={() => choose.mutate(address)}
              onDelete={() => setDoomed(address)}
            />
          ))}
        </ul>
      )}
      <DeleteAddress address={doomed} others={addresses.length > 1} onClose={() => setDoomed(null)} />
    </>
  );
}

/** The cards stay where they are: only the mark moves, at once, and back when the server says no. */
function useChooseDefault() {
  const t = useT();
  const queries = useQueryClient();
  const { queryKey } = getAddresses();
  const mark = (id: string | undefined) =>
    queries.setQueryData<AddressList>(
      queryKey,
      (list) => list && { items: list.items.map((item) => ({ ...item, isDefault: item._id === id })) },
    );
  return useMutation({
    mutationFn: ({ _id }: Address) => chooseDefaultAddress(_id),
    onMutate: async ({ _id }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<AddressList>(queryKey)?.items.find((item) => item.isDefault)?._id;
      mark(_id);
      return before;
    },
    onError: (error, _, before) => {
      mark(before);
      const { title, next } = errorCopy(error);
      toast({ id: 'failure', kind: 'bad', title: t(title), text: t(next) });
      void queries.invalidateQueries({ queryKey });
    },
    onSuccess: ({ street }) => toast({ kind: 'done', title: t('address.nowDefault', { street }) }),
  });
}
