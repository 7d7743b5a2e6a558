import { useFormat, useT } from '@/platform/i18n/index.ts';
import { type MethodDraft, parcelPrice } from '../model/method.ts';

const parcels = [
  { grams: 500, order: 2_500 },
  { grams: 2_000, order: 6_000 },
  { grams: 5_000, order: 15_000 },
];

/** What buyers would pay for three parcels, while the method is being written down. */
export function ParcelExamples({ method, currency }: { method: MethodDraft; currency: string }) {
  const t = useT();
  const { money, number } = useFormat();
  if (parcelPrice(method, 0, 0) === null) return null;
  return (
    <dl className="grid gap-2 rounded-12 bg-fill px-4 py-3 text-14">
      {parcels.map(({ grams, order }) => {
        const amount = parcelPrice(method, grams, order) ?? 0;
        return (
          <div key={grams} className="flex justify-between gap-4">
            <dt className="text-ink-2">
              {t('shipping.parcel', {
                weight: number(grams / 1000, { style: 'unit', unit: 'kilogram' }),
                order: money({ amount: order, currency }),
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
