import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { cardName } from '@/features/money/cards/model/card-name.ts';
import { stopPaying } from '@/features/money/checkout/api/checkout.ts';
import { leaveCheckout } from '@/features/money/checkout/api/leave-checkout.ts';
import { brokenBound, missingOf, needsCard } from '@/features/money/checkout/model/before-paying.ts';
import { forgetPaying, keepPaying } from '@/features/money/checkout/model/paying-here.ts';
import { refusalOf } from '@/features/money/checkout/model/refusal.ts';
import { askedByBank, dueOf, stageOf } from '@/features/money/checkout/model/stage.ts';
import { useCheckout } from '@/features/money/checkout/model/use-checkout.ts';
import { QuickCheckout, QuicklyBought } from '@/features/money/checkout/ui/quick-checkout.tsx';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { firstCard } from '@/ui/card-fields/payable-card.ts';
import { offsetOf } from '@/ui/countdown/clock-offset.ts';
import { SheetOrDialog } from '@/ui/dialog/sheet-or-dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { BankSheet } from './bank-sheet.tsx';
import { HeldFor } from './held-for.tsx';
import { SupplyForBid } from './supply-for-bid.tsx';

interface HeldInRoomProps {
  checkout: Checkout;
  title: string;
  head: ReactNode;
  /** Which of its kinds; null where that is settled. */
  picker: ReactNode;
  stepper: ReactNode;
  seenAt: number;
  onAgain: () => void;
  onOver: () => void;
  onClose: () => void;
}

/** It is held: where it goes, what is charged, and the tap that pays. */
export function HeldInRoom(props: HeldInRoomProps) {
  const { checkout, title, head, picker, stepper, seenAt, onAgain, onOver, onClose } = props;
  const t = useT();
  const { money, list } = useFormat();
  const tellFailure = useTellFailure();
  const takesCards = useSession(({ appSettings }) => appSettings?.payments.provider !== 'none');
  const { data: cards = [] } = useQuery(getCards());
  const { data: addresses = [] } = useQuery(getAddresses());
  const { change, pay, stop } = useCheckout(checkout._id, { onFailure: tellFailure });
  const [picked, setPicked] = useState<string | null>(null);
  const [need, setNeed] = useState<'address' | 'card' | null>(null);
  const stage = stageOf(checkout);
  useStoredPaying(checkout._id, stage === 'bank' || stage === 'waiting');
  useSpentOffers(stage === 'paid');
  const turnAway = useTurnAway(checkout, onClose);
  const asked = stage === 'bank' ? askedByBank(checkout) : null;
  if (asked)
    return (
      <BankSheet
        key={asked._id}
        title={t('roomList.buyTitle')}
        payment={asked}
        onAnswered={onOver}
        onOther={() => stop.mutate()}
        stopping={stop.isPending}
        onClose={turnAway}
      >
        {head}
      </BankSheet>
    );
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
        <QuicklyBought title={title} order={checkout.shops[0]?.order ?? null} />
      </SheetOrDialog>
    );
  }
  const chosen = cards.find(({ _id }) => _id === (picked ?? firstCard(cards))) ?? null;
  const missing = missingOf(checkout, {
    ...{ agreedTo: null, choosingAddress: false, takesCards },
    hasCard: chosen !== null,
  });
  const working = pay.isPending || stage === 'waiting' || stage === 'bank';
  const refusal = working ? null : refusalOf(checkout, { paidAt: pay.submittedAt, newCard: null });
  const press = () => {
    if (missing === 'address-missing') return setNeed('address');
    if (missing === 'card') return setNeed('card');
    pay.mutate({ seen: checkout.seen, cardId: needsCard(checkout) ? (chosen?._id ?? null) : null });
  };
  // What this sheet has no room for is settled on the page of the checkout.
  const isElsewhere = missing !== null && missing !== 'address-missing' && missing !== 'card';
  const due = dueOf(checkout);
  const price = list(due.map((sum) => money(sum, { exact: true })));
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
          {working ? null : picker}
          <QuickCheckout
            checkout={checkout}
            address={{
              shown: checkout.isPickedUp
                ? pickupOf(checkout)
                : checkout.address
                  ? lineOf(checkout.address)
                  : t('roomList.addAddress'),
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
          {isElsewhere ? (
            <Notice tone="warning">{t(`checkout.missing.${missing}`, brokenBound(due, money))}</Notice>
          ) : null}
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

/** Until one knows what came of it, a reload comes back to it. */
function useStoredPaying(checkoutId: string, isUnderWay: boolean): void {
  useEffect(() => {
    if (isUnderWay) keepPaying('checkout', checkoutId);
    else forgetPaying('checkout');
  }, [checkoutId, isUnderWay]);
}

/** A price that was agreed on holds for the one piece that is bought with it. */
function useSpentOffers(isPaid: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isPaid) void queries.invalidateQueries({ queryKey: ['offers'] });
  }, [isPaid, queries]);
}

/**
 * A buyer who closes their bank's question wants the item no longer; if it was just answered, it is theirs.
 */
function useTurnAway({ _id }: Checkout, onClose: () => void): () => void {
  const t = useT();
  const tellFailure = useTellFailure();
  return () => {
    onClose();
    forgetPaying('checkout');
    stopPaying(_id).then(({ state }) => {
      if (state === 'open') leaveCheckout(_id);
      if (state === 'paid') toast({ kind: 'done', title: t('checkout.yours') });
    }, tellFailure);
  };
}

const lineOf = ({ name, street, city }: { name: string; street: string; city: string }): string =>
  [name, street, city].filter(Boolean).join(', ');

const pickupOf = ({ shops }: Checkout): string =>
  [
    ...new Set(
      shops.flatMap(({ parcels }) =>
        parcels.flatMap(({ choices, chosen }) => {
          const way = choices.find(({ methodId }) => methodId === chosen);
          return way ? (way.pickupAt ?? way.name) : [];
        }),
      ),
    ),
  ].join(' · ');
