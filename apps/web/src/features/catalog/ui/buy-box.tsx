import type { Product, Variant } from '@souk/shared/catalog/schema.ts';
import { ShoppingBag, Tag } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';

export interface BuyBoxProps {
  product: Product;
  variant: Variant | null;
  onBuy: () => void;
  onAddToCart: () => void;
  onOffer: () => void;
  working: 'buy' | 'cart' | null;
}

/** Buy, put in the cart, make an offer. On a phone the first two stay at the foot of the screen. */
export function BuyBox(props: BuyBoxProps) {
  const { product, variant, onBuy, onAddToCart, onOffer, working } = props;
  const t = useT();
  const { money } = useFormat();
  const available = variant?.available ?? 0;
  const price = money(variant?.price ?? product.price);
  if (available === 0) return <SoldOut product={product} />;
  return (
    <>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button
          look="accent"
          size={56}
          loading={working === 'buy'}
          onClick={onBuy}
          className="max-sm:hidden sm:col-span-2"
        >
          {t('market.buyNow', { price })}
        </Button>
        <Button
          size={48}
          icon={<ShoppingBag size={19} aria-hidden="true" />}
          loading={working === 'cart'}
          onClick={onAddToCart}
          className={`max-sm:hidden ${product.acceptsOffers ? '' : 'sm:col-span-2'}`}
        >
          {t('market.addToCart')}
        </Button>
        {product.acceptsOffers ? (
          <Button size={48} icon={<Tag size={18} aria-hidden="true" />} onClick={onOffer}>
            {t('market.makeOffer')}
          </Button>
        ) : null}
      </div>
      <div className="fixed inset-x-0 bottom-0 z-40 grid grid-cols-[auto_1fr] gap-2 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur-md sm:hidden">
        <Button
          size={56}
          icon={<ShoppingBag size={19} aria-hidden="true" />}
          loading={working === 'cart'}
          onClick={onAddToCart}
        >
          {t('market.addToCart')}
        </Button>
        <Button look="accent" size={56} loading={working === 'buy'} onClick={onBuy}>
          {t('market.buyNow', { price })}
        </Button>
      </div>
    </>
  );
}

function SoldOut({ product }: { product: Product }) {
  const t = useT();
  return (
    <Notice tone="warning">
      {product.variants.some(({ available }) => available > 0)
        ? t('market.variantSoldOut')
        : t('market.allSoldOut')}
    </Notice>
  );
}
