import type { Address } from '@souk/shared/identity/addresses/schema.ts';
import { useEffect, useState } from 'react';
import { useLikelyCountry } from '@/platform/destination/use-destination.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { draftOf, emptyDraft, isChanged } from '../../model/address-draft.ts';
import { forgetDraft, keepDraft, readDraft } from '../../model/saved-draft.ts';
import { RefusedNotice } from '../refused-notice.tsx';
import { AddressFields } from './address-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

interface ShortAddressFormProps {
  /** The one to change; a new one without. */
  address?: Address | undefined;
  user: { _id: string; name: string };
  /** It becomes the default anyway. */
  first: boolean;
  /** What the page needs to show it; waited for, and never fails. */
  prepare: (address: Address) => Promise<void>;
  onSaved: (address: Address) => void;
  /** Without a way back there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

/** The address as a step on the way to something else: what is typed stays through a reload and a look elsewhere. */
export function ShortAddressForm(props: ShortAddressFormProps) {
  const { address, user, first, prepare, onSaved, onCancel } = props;
  const t = useT();
  const owner = { userId: user._id, of: address?._id ?? 'new' };
  const country = useLikelyCountry();
  const [empty] = useState(() =>
    address ? draftOf(address) : { ...emptyDraft(user.name, country), isDefault: first },
  );
  const [before] = useState(() => readDraft(owner, empty));
  const { draft, change, labels, wrong, refused, failed, sending, form } = useAddressForm({
    address,
    before,
    prepare,
    onSaved: (saved) => {
      forgetDraft();
      onSaved(saved);
    },
  });
  const { userId, of } = owner;
  useEffect(() => {
    if (isChanged(draft, empty)) keepDraft({ userId, of, draft });
  }, [userId, of, draft, empty]);
  return (
    <Form aria-label={t(address ? 'address.edit' : 'address.new')} {...form} className="grid gap-5">
      <RefusedNotice fields={wrong} />
      <AddressFields draft={draft} onChange={change} labels={labels} refused={refused} />
      {empty.isDefault ? null : (
        <Checkbox
          checked={draft.isDefault}
          onChange={(isDefault) => change({ isDefault })}
          className="min-h-6"
        >
          {t('settings.defaultForWins')}
        </Checkbox>
      )}
      {failed ? <Notice tone="bad">{`${t(failed.title)} ${t(failed.next)}`}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="accent" size={48} loading={sending} className="max-sm:w-full">
          {t('cart.deliverHere')}
        </Button>
        {onCancel ? (
          <Button
            look="ghost"
            size={48}
            className="max-sm:w-full"
            onClick={() => {
              forgetDraft();
              onCancel();
            }}
          >
            {t('address.cancel')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
