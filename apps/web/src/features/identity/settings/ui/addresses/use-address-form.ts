import type { Address, AddressList } from '@souk/shared/identity/addresses/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { saveAddress } from '../../api/addresses.ts';
import { type AddressDraft, bodyOf } from '../../model/address-draft.ts';
import { bringTo } from './bring-to.ts';
import { refusedFields } from './refused-fields.ts';
import { type AddressFieldId, useAddressLabels } from './use-address-labels.ts';

interface AddressFormOptions {
  /** The one to change; a new one without. */
  address?: Address | undefined;
  before: AddressDraft;
  /** What the page needs to show it; waited for, and never fails. */
  prepare?: (address: Address) => Promise<void>;
  onSaved: (address: Address) => void;
}

/** An address while it is written and sent, and what is wrong with it. */
export function useAddressForm({ address, before, prepare, onSaved }: AddressFormOptions) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(before);
  const [wrong, setWrong] = useState<readonly AddressFieldId[]>([]);
  const labels = useAddressLabels(draft.country);
  const send = useMutation({
    mutationFn: async () => {
      const saved = await saveAddress(address?._id ?? null, bodyOf(draft));
      await prepare?.(saved);
      return saved;
    },
    onError: (error) => {
      const ids = refusedFields(error, labels);
      setWrong(ids);
      bringTo(ids[0]);
    },
    onSuccess: (saved) => {
      const { queryKey } = getAddresses();
      queries.setQueryData<AddressList>(queryKey, (list) => list && withSaved(list, saved));
      void queries.invalidateQueries({ queryKey });
      onSaved(saved);
    },
  });
  const refused = send.error ? refusedFields(send.error, labels) : [];
  return {
    draft,
    change: (part: Partial<AddressDraft>) => setDraft((now) => ({ ...now, ...part })),
    labels,
    /** Fields that need another look, as the notice above the form names them. */
    wrong: wrong.map((id) => ({ id, label: labels[id] })),
    refused,
    failed: send.error && refused.length === 0 ? errorCopy(send.error) : null,
    sending: send.isPending,
    form: {
      onSubmit: () => {
        setWrong([]);
        if (!send.isPending) send.mutate();
      },
      onRefused: (ids: string[]) => {
        setWrong(ids.filter((id): id is AddressFieldId => id in labels));
        // After the form itself has put the focus there.
        queueMicrotask(() => bringTo(ids[0]));
      },
    },
  };
}

/** The list as the server will give it, but for its order. */
function withSaved({ items }: AddressList, saved: Address): AddressList {
  const others = items
    .filter(({ _id }) => _id !== saved._id)
    .map((item) => (saved.isDefault ? { ...item, isDefault: false } : item));
  return { items: [saved, ...others] };
}
