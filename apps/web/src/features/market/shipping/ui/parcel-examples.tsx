import { parcelPrice } from '@souk/shared/market/shipping/rules.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { type MethodDraft, ruleOf } from '../model/method.ts';

const parcels = [
  { grams: 500, orderAmount: 2_500 },
  { grams: 2_000, orderAmount: 6_000 },
  { grams: 5_000, orderAmount: 15_000 },
];

interface ParcelExamplesProps {
  method: MethodDraft;
  shipsFrom: string;
  currency: string;
}

/** What buyers would pay for three parcels, while the method is being written down. */
export function ParcelExamples({ method, shipsFrom, currency }: ParcelExamplesProps) {
  const t = useT();
  const { money, number } = useFormat();
  const rule = ruleOf(method, shipsFrom);
  if (!rule) return null;
  return (
    <dl className="grid gap-2 rounded-12 bg-fill px-4 py-3 text-14">
      {parcels.map((parcel) => {
        const amount = parcelPrice(rule, parcel);
        return (
          <div key={parcel.grams} className="flex justify-between gap-4">
            <dt className="text-ink-2">
              {t('shipping.parcel', {
                weight: number(parcel.grams / 1000, { style: 'unit', unit: 'kilogram' }),
                order: money({ amount: parcel.orderAmount, currency }),
              })}
            </dt>
            <dd className="font-medium figures">
              {amount === 0 ? t('ui.free') : money({ amount, currency }, { exact: true })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
