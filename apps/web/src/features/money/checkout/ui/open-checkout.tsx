import type { Card } from '@souk/shared/money/cards/schema.ts';
import type { Checkout, CheckoutChange } from '@souk/shared/money/checkout/schema.ts';
import { type ReactNode, useRef, useState } from 'react';
import { firstCard, newCard } from '@/ui/card-fields/payable-card.ts';
import type { CouponActs } from '@/ui/coupon-field/coupon-field.tsx';
import { ProtectionNote } from '@/ui/protection-note/protection-note.tsx';
import { missingOf, needsCard, newsOf, paidByWallet } from '../model/before-paying.ts';
import { isProtected, wayMissing } from '../model/paid-to-shop.ts';
import type { Refusal } from '../model/refusal.ts';
import { dueOf } from '../model/stage.ts';
import { isSent } from '../model/sums.ts';
import { CheckoutCoupon } from './checkout-coupon.tsx';
import { CheckoutNews } from './checkout-news.tsx';
import { CheckoutSums } from './checkout-summary.tsx';
import { PayBar, PayButton } from './pay-button.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { WalletCredit } from './wallet-credit.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

export interface PayWith {
  /** The id of a card, `new`, or none where nothing is to be charged. */
  card: string | null;
  keepCard: boolean;
}

interface OpenCheckoutProps {
  checkout: Checkout;
  /** Where it goes: chosen and written in its place. */
  deliverTo: ReactNode;
  choosingAddress: boolean;
  /** Whether the market takes cards at all. */
  takesCards: boolean;
  cards: readonly Card[];
  /** They turned away from a card’s bank: another one stands chosen. */
  wantsOther: boolean;
  /** Where a new card is typed in, and whether all of it is. */
  newCardForm: { form: ReactNode; complete: boolean };
  /** What is being changed; null when nothing is. */
  changing: CheckoutChange | null;
  coupon: CouponActs;
  onChange: (change: CheckoutChange) => void;
  paying: boolean;
  onPay: (by: PayWith) => void;
  refusal: Refusal | null;
}

/** What has to be known before paying, and how much. */
export function OpenCheckout(props: OpenCheckoutProps) {
  const { checkout, deliverTo, choosingAddress, takesCards, cards, newCardForm, changing, onChange } = props;
  const { paying, refusal } = props;
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(props.wantsOther ? newCard : null);
  const [keepCard, setKeepCard] = useState(true);
  const places = useRef<Partial<Record<'news' | 'payment', HTMLElement | null>>>({});
  const delivery = useRef<HTMLDivElement>(null);
  const shipping = useRef<HTMLDivElement>(null);
  const payment = useRef<HTMLDivElement>(null);

  const card = cards.some(({ _id }) => _id === picked) || picked === newCard ? picked : null;
  const chosen = card ?? firstCard(cards);
  const hasCard = chosen !== newCard || newCardForm.complete;
  const missing = missingOf(checkout, {
    agreedTo,
    choosingAddress: choosingAddress && isSent(checkout) && !checkout.isPickedUp,
    hasCard,
    takesCards,
  });
  const news = agreedTo === checkout.seen ? [] : newsOf(checkout);
  const way = wayMissing(checkout, takesCards);
  const noWay = way === 'way' ? null : way;
  const counting =
    Boolean(changing?.delivery || changing?.addressId || changing?.ways || changing?.credit !== undefined) ||
    props.coupon.changing;

  function leadThere() {
    if (missing === 'way' || missing === 'total-too-small' || missing === 'total-too-large')
      firstIn(payment.current)?.focus();
    else if (missing === 'card' || missing === noWay) {
      (firstEmptyIn(payment.current) ?? places.current.payment)?.focus();
    } else if (missing === 'delivery-missing') firstIn(shipping.current)?.focus();
    else if (missing === 'news-unread') places.current.news?.focus();
    else firstIn(delivery.current)?.focus();
  }
  const pay = (
    <PayButton
      due={dueOf(checkout)}
      missing={missing}
      working={paying || counting}
      onPay={() => props.onPay({ card: needsCard(checkout) ? chosen : null, keepCard })}
      onMissing={leadThere}
    />
  );
  return (
    <div className="mx-auto grid max-w-280 grid-cols-[minmax(0,1fr)] items-start gap-4 px-4 pt-4 pb-40 sm:px-8 sm:pt-8 sm:pb-28 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {news.length > 0 ? (
          <CheckoutNews
            news={news}
            onAgree={() => {
              setAgreedTo(checkout.seen);
              places.current.payment?.focus();
            }}
            heading={(element) => {
              places.current.news = element;
            }}
          />
        ) : null}
        {isSent(checkout) ? <div ref={delivery}>{deliverTo}</div> : null}
        {isSent(checkout) ? (
          <div ref={shipping}>
            <ShippingStep
              shops={checkout.shops}
              known={checkout.address !== null || checkout.isPickedUp}
              asked={changing?.delivery ?? []}
              onChoose={(choice) => onChange({ delivery: [choice] })}
              onNote={(note) => onChange({ notes: [note] })}
            />
          </div>
        ) : null}
        <div ref={payment}>
          <PaymentStep
            cards={cards}
            chosen={chosen}
            onChoose={setPicked}
            form={newCardForm.form}
            keep={keepCard}
            onKeep={setKeepCard}
            done={(hasCard || !needsCard(checkout)) && missing !== 'way' && !refusal}
            refusal={refusal}
            wallet={
              <WalletCredit
                wallet={{ ...checkout.wallet, pays: changing?.credit ?? checkout.wallet.pays }}
                changing={paying}
                onChange={(credit) => onChange({ credit })}
              />
            }
            free={needsCard(checkout) ? null : paidByWallet(checkout) ? 'wallet' : 'free'}
            ways={
              <WaysToPay
                shops={checkout.shops}
                takesCards={takesCards}
                hasCredit={checkout.wallet.credit.length > 0}
                asked={changing?.ways ?? []}
                onChoose={(choice) => onChange({ ways: [choice] })}
              />
            }
            arranged={checkout.shops.some(({ way }) => way !== null)}
            closed={noWay}
            takesCards={takesCards}
            waits={missing === 'way'}
            heading={(element) => {
              places.current.payment = element;
            }}
          />
        </div>
        {isProtected(checkout) ? <ProtectionNote className="px-1" /> : null}
      </div>
      <CheckoutSums
        checkout={checkout}
        counting={counting}
        coupon={<CheckoutCoupon coupon={checkout.coupon} {...props.coupon} />}
      >
        {pay}
      </CheckoutSums>
      <PayBar>{pay}</PayBar>
    </div>
  );
}

function firstIn(place: HTMLElement | null): HTMLElement | null {
  return (
    place?.querySelector<HTMLElement>('input:not([type="hidden"]), select, [role="combobox"], h2') ?? null
  );
}

function firstEmptyIn(place: HTMLElement | null): HTMLElement | undefined {
  const fields = place?.querySelectorAll<HTMLInputElement>('form input') ?? [];
  return [...fields].find(({ value }) => value === '');
}
