import type { Product } from '@souk/shared/market/catalog/schema.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { getProduct } from '@/features/market/catalog/api/get-product.ts';
import { useLateChoice } from '@/features/market/catalog/model/use-late-choice.ts';
import {
  missingOf as missingOptions,
  pricesOf,
  variantOf,
} from '@/features/market/catalog/model/variant-choice.ts';
import { OptionPicker } from '@/features/market/catalog/ui/option-picker.tsx';
import { getOwnOffer } from '@/features/market/offers/api/offers.ts';
import { checkoutNamed } from '@/features/money/checkout/model/checkout-named.ts';
import { agreedForAll } from '@/features/money/checkout/model/sums.ts';
import { useQuickCheckout } from '@/features/money/checkout/model/use-quick-checkout.ts';
import { FlashNote } from '@/features/money/checkout/ui/flash-note.tsx';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { SheetOrDialog } from '@/ui/dialog/sheet-or-dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Price } from '@/ui/price/price.tsx';
import { Quantity } from '@/ui/quantity/quantity.tsx';
import { HeldInRoom } from './held-in-room.tsx';
import { OfferInRoom } from './offer-in-room.tsx';
import { SignInToBuy } from './sign-in-to-buy.tsx';
import { ToCome, useIsSlow } from './to-come.tsx';

interface RoomBuyProps {
  productId: string;
  /** The one that is wanted, where that is known: of an offer, or held before. */
  variantId?: string | undefined;
  onClose: () => void;
}

/** From what is held up in a room to having it: one tap opens this, the next one pays. */
export function RoomBuy({ productId, variantId, onClose }: RoomBuyProps) {
  const t = useT();
  const isSlow = useIsSlow();
  const signedIn = useSession(isSignedIn);
  const asked = useQuery(getProduct(productId));
  const { data: product } = asked;
  const offers = useQuery({
    ...getOwnOffer(productId),
    enabled: signedIn && product?.can.offer === true,
  });
  if (!product || offers.isLoading)
    return isSlow ? (
      <SheetOrDialog title={t('roomList.buyTitle')} footer={null} onClose={onClose}>
        <ToCome of={[asked]} />
      </SheetOrDialog>
    ) : null;
  if (!signedIn) return <SignInToBuy onClose={onClose} />;
  return <Buying {...{ product, variantId, onClose }} own={offers.data?.offer ?? null} />;
}

interface BuyingProps extends Omit<RoomBuyProps, 'productId'> {
  product: Product;
  /** What its reader offered for it last. */
  own: Offer | null;
}

function Buying({ product, variantId, own, onClose }: BuyingProps) {
  const t = useT();
  const agreedOn = own?.state === 'accepted' ? own.variant._id : undefined;
  const [choice, setChoice] = useLateChoice(product, variantId ?? agreedOn);
  const [quantity, setQuantity] = useState(1);
  const variant = missingOptions(product, choice).length === 0 ? variantOf(product, choice) : null;
  const available = variant?.available ?? 0;
  const pieces = Math.min(quantity, Math.max(1, available));
  const held = useQuickCheckout(variant && available > 0 ? variant._id : null, pieces);
  const { checkout } = held;
  const holding = checkoutNamed(held.failure, 'held_elsewhere');
  const prices = pricesOf(product, choice);
  const line = checkout?.shops[0]?.lines[0];
  const flash = line?.flash ?? null;
  const agreed = line ? agreedForAll(line, pieces) : null;
  useAgreed(own, checkout ? held.refetch : null);
  const stepper = (
    <Quantity
      label={t('cart.howMany', { title: product.title })}
      value={pieces}
      max={Math.min(available, 99)}
      onChange={setQuantity}
    />
  );
  const head = (
    <div className="flex gap-4">
      <Picture
        image={variant?.image ?? product.image}
        alt=""
        ratio="4/5"
        sizes="96px"
        className="!w-20 shrink-0 self-start rounded-14"
      />
      <div className="min-w-0 grow">
        <p dir="auto" className="own-words text-16 font-semibold">
          {product.title}
        </p>
        {flash ? (
          <>
            <Price price={flash.price} size="panel" className="mt-1" />
            <FlashNote flash={flash} />
          </>
        ) : agreed ? (
          <Price price={agreed} was={prices.from} size="panel" className="mt-1" />
        ) : (
          <Price price={prices.from} to={prices.to} was={product.was} size="panel" className="mt-1" />
        )}
        <p dir="auto" className="mt-1 truncate text-14 text-ink-2">
          {t('coHost.soldBy', { shop: product.shop.name })}
        </p>
        {variant ? (
          <p className="mt-1 text-14 text-ink-2 figures">
            {available < 1
              ? t('market.soldOut')
              : available > 20
                ? t('market.inStock')
                : t('market.left', { count: available })}
          </p>
        ) : null}
      </div>
    </div>
  );
  const picker = (
    <>
      <OptionPicker product={product} choice={choice} onChoose={setChoice} />
      {product.can.offer ? (
        <OfferInRoom {...{ product, variant, own }} isChanging={held.opening} onSent={onClose} />
      ) : null}
    </>
  );
  if (checkout)
    return (
      <HeldInRoom
        key={checkout._id}
        {...{ checkout, head, picker, stepper, onClose }}
        title={product.title}
        seenAt={held.seenAt}
        onAgain={held.again}
        onOver={() => void held.refetch()}
      />
    );
  return (
    <SheetOrDialog
      title={t('roomList.buyTitle')}
      onClose={onClose}
      footer={
        <Button look="accent" size={56} block disabled={!held.opening} loading={held.opening}>
          {variant ? t('roomList.buy') : t('product.chooseOne')}
        </Button>
      }
    >
      <div className="mx-auto flex max-w-110 flex-col gap-5">
        {head}
        {picker}
        {held.failure ? (
          <Notice tone="bad">
            {failureWords(held.failure, t)}{' '}
            {holding ? (
              <Link
                to="/checkout"
                search={{ id: holding }}
                className="touch-44 rounded-6 font-semibold underline underline-offset-3"
              >
                {t('checkout.toOther')}
              </Link>
            ) : null}
          </Notice>
        ) : null}
      </div>
    </SheetOrDialog>
  );
}

/** What is held is priced anew as soon as its buyer and seller agree. */
function useAgreed(own: Offer | null, priceAnew: (() => unknown) | null): void {
  const agreed = own?.state === 'accepted' ? own._id : null;
  const [before] = useState(agreed);
  useEffect(() => {
    if (agreed && agreed !== before) void priceAnew?.();
  }, [agreed, before, priceAnew]);
}
