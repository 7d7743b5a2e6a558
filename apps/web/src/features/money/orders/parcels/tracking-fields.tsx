import { carriers } from '@souk/shared/money/orders/carriers.ts';
import { orderWordLength } from '@souk/shared/money/orders/limits.ts';
import type { Tracking } from '@souk/shared/money/orders/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';

/** By what a parcel is followed, while it is being typed. */
export interface TrackingDraft {
  number: string;
  carrier: string;
  /** Of a carrier that is none of ours. */
  named: string;
}

const other = 'other';

export const emptyTracking: TrackingDraft = { number: '', carrier: '', named: '' };

export function draftOf({ number, carrier }: Tracking): TrackingDraft {
  return carriers.includes(carrier)
    ? { number, carrier, named: '' }
    : { number, carrier: other, named: carrier };
}

export const trackingOf = ({ number, carrier, named }: TrackingDraft): Tracking => ({
  number: number.trim(),
  carrier: carrier === other ? named.trim() : carrier,
});

export const isEmpty = ({ number, carrier }: TrackingDraft): boolean =>
  number.trim() === '' && carrier === '';

interface TrackingFieldsProps {
  draft: TrackingDraft;
  onChange: (draft: TrackingDraft) => void;
  /** Both may stay empty, and one goes with the other. */
  optional?: boolean;
}

export function TrackingFields({ draft, onChange, optional = false }: TrackingFieldsProps) {
  const t = useT();
  const isAsked = !optional || !isEmpty(draft);
  return (
    <>
      <Select
        label={t('sold.ship.carrier')}
        placeholder={t('sold.ship.chooseCarrier')}
        required={isAsked}
        options={[
          ...carriers.map((one) => ({ value: one, text: one })),
          { value: other, text: t('sold.ship.otherCarrier') },
        ]}
        valueKey="value"
        textKey="text"
        value={draft.carrier}
        onChange={(carrier) => onChange({ ...draft, carrier })}
      />
      {draft.carrier === other ? (
        <TextInput
          label={t('sold.ship.carrierName')}
          required
          maxLength={orderWordLength.carrier}
          value={draft.named}
          onChange={(named) => onChange({ ...draft, named })}
        />
      ) : null}
      <TextInput
        label={t('sold.ship.number')}
        required={isAsked}
        dir="ltr"
        autoComplete="off"
        maxLength={orderWordLength.tracking}
        value={draft.number}
        onChange={(number) => onChange({ ...draft, number })}
      />
    </>
  );
}
