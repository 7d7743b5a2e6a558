import type { Product } from '@souk/shared/market/catalog/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { ShoppingBag, Tag } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { type BuyState, optionList } from '../model/buy-state.ts';

export interface BuyBoxProps {
  product: Pick<Product, 'acceptsOffers'>;
  /** What helps where it is not sent. */
  elsewhere: ReactNode;
  state: BuyState;
  price: Money;
  /** Leads to what is still to be chosen. */
  onChoose: () => void;
  onBuy: () => void;
  onAddToCart: () => void;
  onOffer: () => void;
  working: 'buy' | 'cart' | null;
}

/**
 * Buy, put in the cart, make an offer. Until a variant is chosen the main button says what to choose and leads there,
 * and the others do not look ready. Whatever is chosen, each stays in its place; on a phone the first two are at the
 * foot of the screen.
 */
export function BuyBox(props: BuyBoxProps) {
  const { product, elsewhere, state, onChoose, onAddToCart, onOffer, working } = props;
  const t = useT();
  const why = useId();
  const words = useStateWords(state);
  if (state.kind === 'all-gone') return <Notice tone="warning">{t('market.allSoldOut')}</Notice>;
  const ready = state.kind === 'ready';
  const sent = state.kind !== 'not-sent';
  const second = {
    waits: state.kind === 'choose',
    disabled: !ready && state.kind !== 'choose',
    'aria-describedby': ready ? undefined : why,
  };
  return (
    <>
      <p id={why} role="status" className="sr-only">
        {words}
      </p>
      <div className={cx('grid gap-2.5 sm:grid-cols-2', !product.acceptsOffers && 'max-sm:hidden')}>
        <MainButton {...props} className="max-sm:hidden sm:col-span-2" />
        {sent ? (
          <Button
            size={48}
            icon={<ShoppingBag size={19} aria-hidden="true" />}
            loading={working === 'cart'}
            onClick={ready ? onAddToCart : onChoose}
            className={cx('max-sm:hidden', !product.acceptsOffers && 'sm:col-span-2')}
            {...second}
          >
            {t('market.addToCart')}
          </Button>
        ) : null}
        {product.acceptsOffers ? (
          <Button
            size={48}
            icon={<Tag size={18} aria-hidden="true" />}
            onClick={ready ? onOffer : onChoose}
            className={sent ? '' : 'sm:hidden'}
            {...second}
          >
            {t('market.makeOffer')}
          </Button>
        ) : null}
        {sent ? null : <div className="flex flex-wrap gap-2.5 max-sm:hidden sm:col-span-2">{elsewhere}</div>}
      </div>
      <div className="fixed inset-x-0 bottom-(--toast-room,0px) z-40 flex flex-wrap gap-2 border-t *:grow *:last:grow-999 border-line bg-paper/95 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur-md sm:hidden">
        {ready ? (
          <Button
            size={56}
            icon={<ShoppingBag size={19} aria-hidden="true" />}
            loading={working === 'cart'}
            onClick={onAddToCart}
          >
            {t('market.addToCart')}
          </Button>
        ) : null}
        {sent ? (
          <MainButton {...props} className="min-w-0 grow" />
        ) : (
          <div className="min-w-0 grow">
            <p aria-hidden="true" className="pb-2 text-center text-14 font-semibold">
              {words}
            </p>
            <div className="flex flex-wrap gap-2">{elsewhere}</div>
          </div>
        )}
      </div>
    </>
  );
}

function MainButton(props: BuyBoxProps & { className: string }) {
  const { state, price, onChoose, onBuy, working, className } = props;
  const t = useT();
  const { money } = useFormat();
  const words = useStateWords(state);
  if (state.kind === 'ready')
    return (
      <Button look="accent" size={56} loading={working === 'buy'} onClick={onBuy} className={className}>
        {t('market.buyNow', { price: money(price) })}
      </Button>
    );
  return (
    <Button
      look="accent"
      size={56}
      disabled={state.kind !== 'choose'}
      onClick={onChoose}
      className={className}
    >
      <span className="line-clamp-2 leading-tight whitespace-normal">{words}</span>
    </Button>
  );
}

/** Why it cannot be bought yet; nothing when it can. */
function useStateWords(state: BuyState): string {
  const t = useT();
  const { locale } = useFormat();
  const { code } = useLanguage();
  switch (state.kind) {
    case 'choose':
      return t('product.choose', { options: optionList(state.options, locale) });
    case 'not-sent':
      return t('product.notSent', { country: countryName(state.country, code) });
    case 'not-made':
      return t('product.notMade');
    case 'sold-out':
      return t('market.soldOut');
    default:
      return '';
  }
}
