import { agreedPrice, stateAt } from '@souk/shared/market/offers/rules.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { Suspense, useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { useAnswer } from '../model/use-answer.ts';
import { YouEarn } from './you-earn.tsx';

const CounterDialog = lazyPart(async () => (await import('./counter-dialog.tsx')).CounterDialog);

interface OfferAnswersProps {
  offer: Offer;
  inRoom?: boolean;
}

/** The answers to an offer that its reader may give, and what they would earn by it: the same wherever it stands. */
export function OfferAnswers({ offer, inRoom = false }: OfferAnswersProps) {
  const t = useT();
  const { money } = useFormat();
  const [countering, setCountering] = useState(false);
  const answer = useAnswer(offer, () => setCountering(false));
  const { can } = offer;
  const sells = useSession(({ user }) => user?._id !== offer.buyer._id);
  const price = agreedPrice(offer);
  const working = (act: string) => answer.isPending && answer.variables.act === act;
  const over = stateAt(offer, useNow(60_000)) === 'expired';
  if (over || (!can.accept && !can.decline && !can.withdraw)) return null;
  return (
    <div className="mt-2.5">
      {sells && can.accept ? (
        <YouEarn price={price} shopId={offer.shop._id} productId={offer.product._id} className="mb-2" />
      ) : null}
      <div className="flex flex-wrap gap-1.5">
        {can.accept ? (
          <Button
            look="accent"
            loading={working('accept')}
            onClick={() => answer.mutate({ act: 'accept' })}
            className="grow !px-2 sm:!px-3"
          >
            {t('offers.accept', { price: money(price) })}
          </Button>
        ) : null}
        {can.counter ? (
          <Button onClick={() => setCountering(true)} className="grow !px-2 sm:!px-3">
            {t('offers.counter')}
          </Button>
        ) : null}
        {can.decline ? (
          <Button
            look="soft"
            loading={working('decline')}
            onClick={() => answer.mutate({ act: 'decline' })}
            className="grow !px-2 sm:!px-3"
          >
            {t('offers.decline')}
          </Button>
        ) : null}
        {can.withdraw && !can.accept ? (
          <Button
            look="soft"
            loading={working('withdraw')}
            onClick={() => answer.mutate({ act: 'withdraw' })}
            className="grow !px-2 sm:!px-3"
          >
            {t('offers.withdraw')}
          </Button>
        ) : null}
      </div>
      {countering ? (
        <Suspense fallback={null}>
          <CounterDialog
            offer={offer}
            sells={sells}
            dark={inRoom}
            sending={working('counter')}
            onSend={(amount) => answer.mutate({ act: 'counter', amount })}
            onClose={() => setCountering(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
