import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getCheckout } from '@/features/money/checkout/api/checkout.ts';
import { forgetPaying } from '@/features/money/checkout/model/paying-here.ts';
import { agreedForAll } from '@/features/money/checkout/model/sums.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { Price } from '@/ui/price/price.tsx';
import { HeldInRoom } from './held-in-room.tsx';
import { RoomBuy } from './room-buy.tsx';

/**
 * On with what the buyer was about to pay when their page was loaded anew, or their bank asked in its place.
 */
export function BuyOn({ checkoutId, onClose }: { checkoutId: string; onClose: () => void }) {
  const t = useT();
  const { data: checkout, error, dataUpdatedAt, refetch } = useQuery(getCheckout(checkoutId));
  const [isAgain, setAgain] = useState(false);
  useEffect(() => {
    if (!error) return;
    forgetPaying('checkout');
    onClose();
  }, [error, onClose]);
  const shop = checkout?.shops[0];
  const line = shop?.lines[0];
  if (!checkout || !line) return null;
  const price = agreedForAll(line, line.quantity) ?? line.price;
  if (isAgain) return <RoomBuy productId={line.productId} variantId={line.variantId} onClose={onClose} />;
  return (
    <HeldInRoom
      checkout={checkout}
      title={line.title}
      head={
        <div className="flex gap-4">
          {line.image ? (
            <Picture
              image={line.image}
              alt=""
              ratio="4/5"
              sizes="96px"
              className="!w-20 shrink-0 self-start rounded-14"
            />
          ) : null}
          <div className="min-w-0 grow">
            <p dir="auto" className="own-words text-16 font-semibold">
              {line.title}
            </p>
            {price ? <Price price={price} size="panel" className="mt-1" /> : null}
            <p dir="auto" className="mt-1 truncate text-14 text-ink-2">
              {t('coHost.soldBy', { shop: shop.shop.name })}
            </p>
          </div>
        </div>
      }
      picker={null}
      stepper={null}
      seenAt={dataUpdatedAt}
      onAgain={() => setAgain(true)}
      onOver={() => void refetch()}
      onClose={onClose}
    />
  );
}
