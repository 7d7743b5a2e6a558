import { earliestHoldDay } from '@souk/shared/identity/addresses/rules.ts';
import type { Address } from '@souk/shared/identity/addresses/schema.ts';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useLikelyCountry } from '@/platform/destination/use-destination.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { DatePicker } from '@/ui/date-picker/date-picker.tsx';
import { Form } from '@/ui/form/form.tsx';
import { dayBetween } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { UnsavedDialog } from '@/ui/unsaved/unsaved-dialog.tsx';
import { useUnsaved } from '@/ui/unsaved/use-unsaved.ts';
import { draftOf, emptyDraft, isChanged } from '../../model/address-draft.ts';
import { RefusedNotice } from '../refused-notice.tsx';
import { AddressFields } from './address-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

interface AddressEditorProps {
  /** The one to change; a new one without. */
  address?: Address | undefined;
  /** Whom parcels are most likely for. */
  name: string;
  /** It becomes the default anyway. */
  first: boolean;
  onDone: () => void;
}

export function AddressEditor({ address, name, first, onDone }: AddressEditorProps) {
  const t = useT();
  const today = earliestHoldDay(new Date(useNow(60_000)));
  const country = useLikelyCountry();
  const [before] = useState(() =>
    address ? draftOf(address) : { ...emptyDraft(name, country), isDefault: first },
  );
  const { draft, change, labels, wrong, refused, failed, sending, form } = useAddressForm({
    address,
    before,
    onSaved: () => {
      unsaved.saved();
      toast({ kind: 'done', title: t('settings.addressSaved') });
      onDone();
    },
  });
  const unsaved = useUnsaved(() => isChanged(draft, before));
  const title = t(address ? 'address.edit' : 'address.new');
  return (
    <Form aria-label={title} {...form}>
      <div className="flex items-start gap-1">
        <button
          type="button"
          aria-label={t('address.back')}
          onClick={onDone}
          className="-ms-3 -mt-1.5 grid size-11 shrink-0 place-items-center rounded-12 hover:bg-fill lg:hidden"
        >
          <ChevronLeft size={22} aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
        <PageHeader size="section" title={title} note={t('settings.addressNote')} />
      </div>
      <div className="mt-5 grid gap-4">
        <RefusedNotice fields={wrong} />
        <div className="sm:rounded-16 sm:border sm:border-line sm:bg-surface sm:p-6">
          <AddressFields draft={draft} onChange={change} labels={labels} refused={refused}>
            <DatePicker
              id="address-holdUntil"
              label={labels['address-holdUntil']}
              hint={t('settings.holdUntilHint')}
              optional
              min={today}
              rules={[dayBetween(today, null, t('address.dayPast'))]}
              error={refused.includes('address-holdUntil') ? t('address.dayPast') : null}
              value={draft.holdUntil}
              onChange={(holdUntil) => change({ holdUntil })}
              className="sm:col-span-3"
            />
          </AddressFields>
          {before.isDefault ? (
            <p className="mt-5 text-14 text-ink-2">{address ? t('address.staysDefault') : null}</p>
          ) : (
            <Checkbox
              checked={draft.isDefault}
              onChange={(isDefault) => change({ isDefault })}
              className="mt-5 min-h-6"
            >
              {t('settings.defaultForWins')}
            </Checkbox>
          )}
          <div className="save-bar mt-6 flex flex-wrap gap-2 border-hairline sm:border-t sm:pt-5">
            {failed ? (
              <Notice tone="bad" className="mb-1 w-full">{`${t(failed.title)} ${t(failed.next)}`}</Notice>
            ) : null}
            <Button type="submit" look="accent" size={44} loading={sending} className="max-sm:w-full">
              {t('settings.saveAddress')}
            </Button>
            <Button look="ghost" size={44} onClick={onDone} className="max-sm:hidden">
              {t('address.cancel')}
            </Button>
          </div>
        </div>
      </div>
      <UnsavedDialog {...unsaved.dialog} />
    </Form>
  );
}
