import type { Cart, CartLine } from '@souk/shared/money/cart/schema.ts';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { useLeftOut } from '../model/take-along.ts';
import { useCart } from '../model/use-cart.ts';
import { CartShopPanel } from './cart-shop.tsx';

interface CartPageProps {
  cart: Cart;
  /** Which of their addresses, when it is not the default one. */
  address: string | undefined;
  /** Where it goes. */
  deliverTo: ReactNode;
  summary: ReactNode;
  onFailure: (error: unknown) => void;
}

/** What someone means to buy, shop by shop, with what changed since they chose it. */
export function CartPage({ cart, address, deliverTo, summary, onFailure }: CartPageProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const leftOut = useLeftOut((state) => state.count);
  const { take, agree, remove, putBack } = useCart({
    address,
    onRemoved: (line) => {
      heading.current?.focus();
      toast({
        id: 'cart',
        kind: 'plain',
        title: t('cart.removed'),
        text: line.title,
        ...(line.trouble === 'gone'
          ? {}
          : { action: { label: t('cart.undo'), onClick: () => putBack.mutate(line) } }),
      });
    },
    onFailure,
  });
  const wanted = (line: CartLine) =>
    take.isPending && take.variables.line.variantId === line.variantId
      ? take.variables.quantity
      : line.quantity;
  return (
    <div className="mx-auto max-w-280 px-4 pt-4 pb-28 sm:px-8 sm:pt-8">
      <h1 ref={heading} tabIndex={-1} className="display text-28 outline-none sm:text-36">
        {t('cart.title')}
      </h1>
      <p aria-live="polite" className="mt-1 text-14 text-ink-2 figures">
        {t('cart.pieces', { count: cart.count })}
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {leftOut > 0 ? (
            <Notice tone="warning" onClose={() => useLeftOut.setState({ count: 0 })}>
              {t('cart.leftOut', { count: leftOut })}
            </Notice>
          ) : null}
          {cart.shops.map((part) => (
            <CartShopPanel
              key={part.shop._id}
              part={part}
              country={cart.country}
              wanted={wanted}
              onTake={(line, quantity) => take.mutate({ line, quantity })}
              onAgree={(line) => agree.mutate(line)}
              onRemove={(line) => remove.mutate(line)}
              removing={remove.isPending ? remove.variables.variantId : null}
            />
          ))}
          {deliverTo}
        </div>
        {summary}
      </div>
    </div>
  );
}
