import type { Product } from '@souk/shared/market/catalog/schema.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getProduct } from '@/features/market/catalog/api/get-product.ts';
import {
  firstChoice,
  missingOf as missingOptions,
  pricesOf,
  variantOf,
} from '@/features/market/catalog/model/variant-choice.ts';
import { OptionPicker } from '@/features/market/catalog/ui/option-picker.tsx';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { cardName } from '@/features/money/cards/model/card-name.ts';
import { missingOf, needsCard } from '@/features/money/checkout/model/before-paying.ts';
import { refusalOf } from '@/features/money/checkout/model/refusal.ts';
import { dueOf, stageOf } from '@/features/money/checkout/model/stage.ts';
import { useCheckout } from '@/features/money/checkout/model/use-checkout.ts';
import { useQuickCheckout } from '@/features/money/checkout/model/use-quick-checkout.ts';
import { FlashNote } from '@/features/money/checkout/ui/flash-note.tsx';
import { QuickCheckout, QuicklyBought } from '@/features/money/checkout/ui/quick-checkout.tsx';
import { useNow } from '@/platform/clock/index.ts';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { firstCard } from '@/ui/card-fields/payable-card.ts';
import { offsetOf } from '@/ui/countdown/clock-offset.ts';
import { SheetOrDialog } from '@/ui/dialog/sheet-or-dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Price } from '@/ui/price/price.tsx';
import { Quantity } from '@/ui/quantity/quantity.tsx';
import { SignInToBuy } from './sign-in-to-buy.tsx';
import { SupplyForBid } from './supply-for-bid.tsx';

interface RoomBuyProps {
  productId: string;
  onClose: () => void;
}

/** From what is held up in a room to having it: one tap opens this, the next one pays. */
export function RoomBuy({ productId, onClose }: RoomBuyProps) {
  const signedIn = useSession(isSignedIn);
  const { data: product } = useQuery(getProduct(productId));
  if (!product) return null;
  return signedIn ? <Buying product={product} onClose={onClose} /> : <SignInToBuy onClose={onClose} />;
}

function Buying({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useT();
  const [choice, setChoice] = useState(() => firstChoice(product));
  const [quantity, setQuantity] = useState(1);
  const variant = missingOptions(product, choice).length === 0 ? variantOf(product, choice) : null;
  const available = variant?.available ?? 0;
  const pieces = Math.min(quantity, Math.max(1, available));
  const held = useQuickCheckout(variant && available > 0 ? variant._id : null, pieces);
  const { checkout } = held;
  const prices = pricesOf(product, choice);
  const flash = checkout?.shops[0]?.lines[0]?.flash ?? null;
  const stepper = (
    <Quantity
      label={t('cart.howMany', { title: product.title })}
      value={pieces}
      max={Math.min(available, 99)}
      onChange={setQuantity}
    />
  );
  const head = (
    <>
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
      <OptionPicker product={product} choice={choice} onChoose={setChoice} />
    </>
  );
  if (checkout)
    return (
      <Held
        key={checkout._id}
        {...{ checkout, head, stepper, onClose }}
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
        {held.failure ? <Notice tone="bad">{failureWords(held.failure, t)}</Notice> : null}
      </div>
    </SheetOrDialog>
  );
}

interface HeldProps {
  checkout: Checkout;
  title: string;
  head: ReactNode;
  stepper: ReactNode;
  seenAt: number;
  onAgain: () => void;
  onOver: () => void;
  onClose: () => void;
}

/** It is held: where it goes, what is charged, and the tap that pays. */
function Held({ checkout, title, head, stepper, seenAt, onAgain, onOver, onClose }: HeldProps) {
  const t = useT();
  const { money, list } = useFormat();
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const takesCards = useSession(({ appSettings }) => appSettings?.payments.provider !== 'none');
  const { data: cards = [] } = useQuery(getCards());
  const { data: addresses = [] } = useQuery(getAddresses());
  const { change, pay } = useCheckout(checkout._id, { onFailure: tellFailure });
  const [picked, setPicked] = useState<string | null>(null);
  const [need, setNeed] = useState<'address' | 'card' | null>(null);
  const stage = stageOf(checkout);
  const isAtBank = stage === 'bank';
  useEffect(() => {
    // The bank asks on a page of its own, and leads back to the checkout.
    if (isAtBank) void navigate({ to: '/checkout', search: { id: checkout._id } });
  }, [isAtBank, navigate, checkout._id]);
  if (stage === 'paid') {
    return (
      <SheetOrDialog
        title={t('roomList.buyTitle')}
        onClose={onClose}
        footer={
          <Button look="accent" size={48} block onClick={onClose}>
            {t('room.keepWatching')}
          </Button>
        }
      >
        <QuicklyBought title={title} orderId={checkout.shops[0]?.order?._id ?? null} />
      </SheetOrDialog>
    );
  }
  const chosen = cards.find(({ _id }) => _id === (picked ?? firstCard(cards))) ?? null;
  const missing = missingOf(checkout, {
    ...{ agreedTo: null, choosingAddress: false, takesCards },
    hasCard: chosen !== null,
  });
  const working = pay.isPending || stage === 'waiting' || isAtBank;
  const refusal = working ? null : refusalOf(checkout, { paidAt: pay.submittedAt, newCard: null });
  const press = () => {
    if (missing === 'address-missing') return setNeed('address');
    if (missing === 'card') return setNeed('card');
    pay.mutate({ seen: checkout.seen, cardId: needsCard(checkout) ? (chosen?._id ?? null) : null });
  };
  // What this sheet has no room for is settled on the page of the checkout.
  const isElsewhere = missing !== null && missing !== 'address-missing' && missing !== 'card';
  const price = list(dueOf(checkout).map((sum) => money(sum, { exact: true })));
  const isOver = stage === 'expired' || stage === 'left';
  return (
    <>
      <SheetOrDialog
        title={t('roomList.buyTitle')}
        onClose={onClose}
        footer={
          <div className="mx-auto flex max-w-110 flex-wrap items-stretch gap-2">
            {stepper}
            {isOver ? (
              <Button look="accent" size={56} className="grow" onClick={onAgain}>
                {t('checkout.again')}
              </Button>
            ) : isElsewhere ? (
              <ButtonLink
                to="/checkout"
                search={{ id: checkout._id }}
                look="accent"
                size={56}
                className="grow"
              >
                {t('roomList.toCheckout')}
              </ButtonLink>
            ) : (
              <Button
                look="accent"
                size={56}
                className="min-w-0 grow"
                loading={working || change.isPending}
                onClick={press}
              >
                <span className="flex flex-col leading-tight">
                  <span className="font-display text-18">{t('checkout.pay', { price })}</span>
                  <HeldFor
                    until={checkout.expiresAt}
                    offsetMs={offsetOf(checkout.now, seenAt)}
                    onOver={onOver}
                  />
                </span>
              </Button>
            )}
          </div>
        }
      >
        <div className="mx-auto flex max-w-110 flex-col gap-5">
          {head}
          <QuickCheckout
            checkout={checkout}
            address={{
              shown: checkout.address ? lineOf(checkout.address) : t('roomList.addAddress'),
              chosen: checkout.address?._id ?? '',
              choices: [
                ...addresses.map((one) => ({ value: one._id, label: lineOf(one) })),
                { value: 'new', label: t('roomList.addAddress') },
              ],
              onChoose: (value) => {
                const one = addresses.find(({ _id }) => _id === value);
                if (one) change.mutate({ addressId: one._id });
                else setNeed('address');
              },
            }}
            card={
              needsCard(checkout) && takesCards
                ? {
                    shown: chosen ? cardName(chosen) : t('roomList.addCard'),
                    chosen: chosen?._id ?? '',
                    choices: [
                      ...cards
                        .filter(({ expired }) => !expired)
                        .map((one) => ({ value: one._id, label: cardName(one) })),
                      { value: 'new', label: t('roomList.addCard') },
                    ],
                    onChoose: (value) => (value === 'new' ? setNeed('card') : setPicked(value)),
                  }
                : null
            }
          />
          {isOver ? <Notice tone="warning">{t('checkout.overNote.expired')}</Notice> : null}
          {isElsewhere ? <Notice tone="warning">{t(`checkout.missing.${missing}`)}</Notice> : null}
          {refusal ? <Notice tone="bad">{failureWords(refusal.error, t)}</Notice> : null}
        </div>
      </SheetOrDialog>
      {need ? (
        <SupplyForBid
          need={need}
          to="buy"
          onClose={() => setNeed(null)}
          onDone={(address) => {
            setNeed(null);
            if (address) change.mutate({ addressId: address._id });
          }}
        />
      ) : null}
    </>
  );
}

const lineOf = ({ name, street, city }: { name: string; street: string; city: string }): string =>
  [name, street, city].filter(Boolean).join(', ');

interface HeldForProps {
  until: string;
  /** Server clock minus this clock, in ms. */
  offsetMs: number;
  onOver: () => void;
}

function HeldFor({ until, offsetMs, onOver }: HeldForProps) {
  const t = useT();
  const { duration } = useFormat();
  const left = Math.max(0, Math.ceil((Date.parse(until) - (useNow() + offsetMs)) / 1000));
  const isOver = left === 0;
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (isOver) over.current();
  }, [isOver]);
  return (
    <span className="text-12 font-medium figures">{t('roomList.heldFor', { time: duration(left) })}</span>
  );
}
