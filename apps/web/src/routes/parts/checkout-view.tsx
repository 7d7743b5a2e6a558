import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { cardIsUsed } from '@/features/money/cards/model/card-for-once.ts';
import { cartQueryKey } from '@/features/money/cart/api/cart.ts';
import { countCart } from '@/features/money/cart/model/cart-count.ts';
import { getCheckout } from '@/features/money/checkout/api/checkout.ts';
import { sameAgain } from '@/features/money/checkout/model/same-again.ts';
import { askedByBank, failedPayment, type Stage, stageOf } from '@/features/money/checkout/model/stage.ts';
import { useBeginCheckout } from '@/features/money/checkout/model/use-begin-checkout.ts';
import { useCheckout } from '@/features/money/checkout/model/use-checkout.ts';
import { useLeaving } from '@/features/money/checkout/model/use-leaving.ts';
import { CheckoutHeader } from '@/features/money/checkout/ui/checkout-header.tsx';
import { CheckoutOver, CheckoutWaiting } from '@/features/money/checkout/ui/checkout-under-way.tsx';
import { HoldTimer } from '@/features/money/checkout/ui/hold-timer.tsx';
import { Spinner } from '@/ui/button/spinner.tsx';
import { offsetOf } from '@/ui/countdown/clock-offset.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { AtBank } from './at-bank.tsx';
import { FilledIn } from './filled-in.tsx';

const loadDone = async () => (await import('@/features/money/checkout/ui/checkout-done.tsx')).CheckoutDone;
const CheckoutDone = lazyPart(loadDone);

interface CheckoutViewProps {
  id: string;
  askedAddress: string | undefined;
}

/** A checkout from its opening to what came of it, on one page. */
export function CheckoutView({ id, askedAddress }: CheckoutViewProps) {
  const router = useRouter();
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const { data: checkout, dataUpdatedAt, refetch } = useSuspenseQuery(getCheckout(id));
  useLeaving(id);
  const stage = stageOf(checkout);
  useEmptiedCart(stage === 'paid');
  useCardForOnce(checkout);
  const acts = useCheckout(checkout._id, { onFailure: tellFailure });
  const asked = stage === 'bank' ? askedByBank(checkout) : null;
  const again = useBeginCheckout({ onFailure: tellFailure, replace: true });
  const back = () =>
    router.history.canGoBack() ? router.history.back() : void navigate({ to: '/checkout', replace: true });

  const place = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useDoneAhead(acts.pay.isPending || stage === 'waiting');
  const timer =
    stage === 'open' || stage === 'bank' ? (
      <HoldTimer
        until={checkout.expiresAt}
        offsetMs={offsetOf(checkout.now, dataUpdatedAt)}
        onExtend={checkout.canExtend ? () => acts.extend.mutate() : null}
        extending={acts.extend.isPending}
        onOver={() => void refetch()}
      />
    ) : null;
  return (
    <>
      <CheckoutHeader onBack={back} timer={timer} />
      <div ref={place}>
        <Suspense key={stage} fallback={<ResultComing />}>
          {stage === 'open' ? (
            <FilledIn checkout={checkout} askedAddress={askedAddress} acts={acts} />
          ) : asked ? (
            <AtBank
              key={asked._id}
              checkoutId={id}
              payment={asked}
              atOnce={acts.pay.isSuccess}
              onAnswered={() => void refetch()}
              onOther={() => acts.stop.mutate()}
              stopping={acts.stop.isPending}
            />
          ) : stage === 'paid' ? (
            <CheckoutDone checkout={checkout} />
          ) : stage === 'waiting' || stage === 'bank' ? (
            <CheckoutWaiting />
          ) : (
            <CheckoutOver
              why={stage}
              beginning={again.isPending}
              onAgain={() => again.mutate(sameAgain(checkout))}
            />
          )}
          <Beginning stage={stage} before={before} place={place} />
        </Suspense>
      </div>
    </>
  );
}

/** What was bought is out of the cart. */
function useEmptiedCart(isPaid: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isPaid) return;
    queries.removeQueries({ queryKey: cartQueryKey });
    void countCart();
  }, [isPaid, queries]);
}

/** A card that was typed in to pay this stays, or goes, by what came of it. */
function useCardForOnce(checkout: Checkout): void {
  const queries = useQueryClient();
  const { _id, state } = checkout;
  const isPaid = state === 'paid';
  const isOver = isPaid || failedPayment(checkout) !== null;
  useEffect(() => {
    if (!isOver) return;
    void cardIsUsed(_id, isPaid).then(() => queries.invalidateQueries({ queryKey: getCards().queryKey }));
  }, [queries, _id, isOver, isPaid]);
}

/** What came of it is asked for while the payment is on its way, so that nobody waits for one after the other. */
function useDoneAhead(isComing: boolean): void {
  useEffect(() => {
    // If that fails, it is fetched again when it is wanted.
    if (isComing) void loadDone().catch(() => undefined);
  }, [isComing]);
}

function ResultComing() {
  return (
    <SkeletonGroup className="grid min-h-80 place-items-center">
      <Spinner size={44} />
    </SkeletonGroup>
  );
}

interface BeginningProps {
  stage: Stage;
  before: RefObject<Stage>;
  place: RefObject<HTMLElement | null>;
}

/** Whatever comes next is read from its beginning, as soon as it stands there. */
function Beginning({ stage, before, place }: BeginningProps) {
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    scrollTo({ top: 0 });
    place.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [stage, before, place]);
  return null;
}
