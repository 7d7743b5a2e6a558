import { type Turn, turnsOf } from '@souk/shared/market/offers/rules.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';

interface OfferHistoryProps {
  offer: Offer;
  /** The side whose screen it is. */
  side: Turn['by'];
}

/** Who named which price, in their order. */
export function OfferHistory({ offer, side }: OfferHistoryProps) {
  const t = useT();
  const { money } = useFormat();
  const name = side === 'buyer' ? offer.shop.name : offer.buyer.name;
  const said = ({ by, price }: Turn) => {
    const words = { name, price: money(price) };
    if (by === 'buyer')
      return side === by ? t('offers.said.youOffered', words) : t('offers.said.offered', words);
    return side === by ? t('offers.said.youCountered', words) : t('offers.said.countered', words);
  };
  return (
    <ol aria-label={t('offers.history')} className="grid gap-0.5 text-13 text-ink-2 figures">
      {turnsOf(offer).map((turn) => (
        <li key={turn.by}>{said(turn)}</li>
      ))}
    </ol>
  );
}
