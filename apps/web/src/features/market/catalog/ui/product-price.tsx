import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { reduction } from '@/ui/price/price.model.ts';
import { Price } from '@/ui/price/price.tsx';
import { type Choice, pricesOf } from '../model/variant-choice.ts';

interface ProductPriceProps {
  product: Product;
  choice: Choice;
}

/** What the chosen variant costs, before that from what to what. A reduction is measured against the lowest of 30 days. */
export function ProductPrice({ product, choice }: ProductPriceProps) {
  const t = useT();
  const { money, number } = useFormat();
  const { from, to } = pricesOf(product, choice);
  // The 30-day low is that of the price on the card; a smaller or larger size never had it.
  const was = to.amount === from.amount && from.amount === product.price.amount ? product.was : null;
  const percent = reduction(from, was);
  return (
    <div>
      <p aria-live="polite" className="flex flex-wrap items-center gap-3">
        <Price price={from} to={to} was={was} size="page" />
        {percent === null ? null : (
          <span className="inline-flex min-h-6 items-center rounded-6 bg-accent-soft px-2 text-12 font-semibold text-accent-text figures">
            {t('ui.reduced', { percent: number(percent) })}
          </span>
        )}
      </p>
      {percent !== null && was ? (
        <p className="mt-1 text-14 text-ink-2 figures">{t('market.lowest30', { price: money(was) })}</p>
      ) : null}
    </div>
  );
}
