import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { Product } from '@souk/shared/market/catalog/schema.ts';
import type { Delivery } from '@souk/shared/market/shipping/schema.ts';
import { Link } from '@tanstack/react-router';
import { countryName } from '@/platform/i18n/country-name.ts';
import { type Translate, useFormat, useLanguage, useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { placeOf } from '@/ui/place/place.ts';
import type { ProductDelivery } from '../model/use-delivery.ts';

export interface To extends ProductDelivery {
  onChangeCountry: () => void;
}

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
  'product.held',
];

/** What stands beside the van: when it arrives and what that costs; before that is known, where it comes from. */
export function useDeliveryLine(product: Product, { delivery, destination, onChangeCountry }: To) {
  useWordsToCome(toCome);
  const t = useT();
  const { money, days, date } = useFormat();
  const { code } = useLanguage();
  const from = placeOf(product.seller, code);
  const look = 'touch-44 rounded-6 text-14 text-ink-2 underline underline-offset-3 hover:text-ink-1';
  const change = destination.isHome ? (
    <Link to="/settings" className={look}>
      {t('product.otherCountry')}
    </Link>
  ) : (
    <button type="button" aria-haspopup="dialog" onClick={onChangeCountry} className={look}>
      {t('product.otherCountry')}
    </button>
  );
  if (!delivery) {
    return {
      title: from ? t('market.sentFrom', { place: from }) : t('market.sentBySeller'),
      note: t('market.deliveryNote'),
      change: null,
    };
  }
  const to = countryName(delivery.country, code);
  const { cheapest, pickup } = delivery;
  const { holdUntil } = destination;
  const held = (cost: string) =>
    holdUntil ? t('product.held', { cost, day: date(`${holdUntil}T12:00:00Z`) }) : cost;
  const [place] = pickup;
  const other = place ? t('product.fetch', { place: place.at }) : t('product.notSentNote');
  return {
    title: cheapest ? t('product.arrives', { days: days(cheapest) }) : t('product.notSent', { country: to }),
    note: cheapest ? held(costOf(cheapest, to, t, money)) : other,
    change,
  };
}

type Cheapest = NonNullable<Delivery['cheapest']>;
type Formatted = ReturnType<typeof useFormat>['money'];

function costOf({ price, method }: Cheapest, country: string, t: Translate, money: Formatted): string {
  if (price.amount === 0) return t('product.freeTo', { country });
  const cost = t('product.costTo', { price: money(price), country });
  if (method.freeFrom === null) return cost;
  return t('product.freeOver', { cost, price: money(method.freeFrom) });
}
