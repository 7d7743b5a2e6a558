import type { Product } from '@souk/shared/catalog/schema.ts';
import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { Delivery } from '@souk/shared/shipping/schema.ts';
import { lazy, Suspense, useState } from 'react';
import { type Translate, useFormat, useLanguage, useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { placeOf } from '@/ui/place/place.ts';
import { useDelivery } from '../model/use-delivery.ts';

const CountryDialog = lazy(async () => ({ default: (await import('./country-dialog.tsx')).CountryDialog }));

// Where the reader is turns out when the page is alive.
const toCome: readonly MessageKey[] = [
  'product.otherCountry',
  'product.arrives',
  'product.notSent',
  'product.notSentNote',
  'product.fetch',
  'product.freeTo',
  'product.freeOver',
  'product.costTo',
];

/** What stands beside the van: when it arrives and what that costs; before that is known, where it comes from. */
export function useDeliveryLine(product: Product) {
  useWordsToCome(toCome);
  const t = useT();
  const { money, days } = useFormat();
  const { code } = useLanguage();
  const { delivery, failed, choose } = useDelivery(product._id);
  const [choosing, setChoosing] = useState(false);
  const from = placeOf(product.seller, code);
  const change = (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
        className="touch-44 rounded-6 text-14 text-ink-2 underline underline-offset-3 hover:text-ink-1"
      >
        {t('product.otherCountry')}
      </button>
      {choosing ? (
        <Suspense fallback={null}>
          <CountryDialog
            country={delivery?.country ?? ''}
            onChoose={choose}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
  if (!delivery || failed) {
    return {
      title: from ? t('market.sentFrom', { place: from }) : t('market.sentBySeller'),
      note: t('market.deliveryNote'),
      change: null,
    };
  }
  const country = new Intl.DisplayNames(code, { type: 'region', fallback: 'code' }).of(delivery.country);
  const to = country ?? delivery.country;
  const { cheapest, pickup } = delivery;
  const [place] = pickup;
  const other = place ? t('product.fetch', { place: place.at }) : t('product.notSentNote');
  return {
    title: cheapest ? t('product.arrives', { days: days(cheapest) }) : t('product.notSent', { country: to }),
    note: cheapest ? costOf(cheapest, to, t, money) : other,
    change,
  };
}

type Cheapest = NonNullable<Delivery['cheapest']>;
type Formatted = ReturnType<typeof useFormat>['money'];

function costOf({ price, method }: Cheapest, country: string, t: Translate, money: Formatted): string {
  if (price.amount === 0) return t('product.freeTo', { country });
  const cost = t('product.costTo', { price: money(price), country });
  if (method.freeFrom === null) return cost;
  return t('product.freeOver', { cost, price: money({ ...price, amount: method.freeFrom }) });
}
