import { useT } from '@/platform/i18n/index.ts';
import { Quantity } from '@/ui/quantity/quantity.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { type BreakDraft, mostFixed } from '../model/break-draft.ts';

interface SellingFieldsProps {
  draft: BreakDraft;
  /** All there are. */
  spots: number;
  currency: string;
  onChange: (change: Partial<BreakDraft>) => void;
}

/** How the spots of a break are sold: one by one under the hammer, at a price, or some of each. */
export function SellingFields({ draft, spots, currency, onChange }: SellingFieldsProps) {
  const t = useT();
  const { selling, start, price, fixedSpots } = draft;
  return (
    <div className="flex flex-col gap-3">
      <p aria-hidden="true" className="text-14 font-semibold">
        {t('breaks.selling')}
      </p>
      <Segment
        label={t('breaks.selling')}
        value={selling}
        onChange={(next) => onChange({ selling: next })}
        className="w-full [&>label]:grow [&>label]:px-2"
        choices={(['auction', 'price', 'both'] as const).map((value) => ({
          value,
          label: t(`breaks.selling.${value}`),
        }))}
      />
      {selling === 'price' ? null : (
        <MoneyInput
          label={t('breaks.startPrice')}
          currency={currency}
          amount={start}
          onAmount={(next) => onChange({ start: next })}
        />
      )}
      {selling === 'auction' ? null : (
        <>
          <MoneyInput
            label={t('breaks.price')}
            currency={currency}
            amount={price}
            onAmount={(next) => onChange({ price: next })}
          />
          {selling === 'both' ? (
            <div className="flex flex-wrap items-center gap-3">
              <span aria-hidden="true" className="grow text-14 font-medium">
                {t('breaks.fixedSpots')}
              </span>
              <Quantity
                label={t('breaks.fixedSpots')}
                value={Math.min(fixedSpots, mostFixed(spots))}
                max={mostFixed(spots)}
                onChange={(next) => onChange({ fixedSpots: next })}
              />
            </div>
          ) : null}
          <p className="text-12 text-ink-2">{t('breaks.priceNote')}</p>
        </>
      )}
    </div>
  );
}
