import type { Offer } from '@souk/shared/offers/schema.ts';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { offerTones } from '../model/offer-tones.ts';
import { useAnswer } from '../model/use-answer.ts';

const CounterDialog = lazy(async () => ({ default: (await import('./counter-dialog.tsx')).CounterDialog }));

/** One offer to the shop: who would give how much for what, until when, and the three answers. */
export function OfferRow({ offer }: { offer: Offer }) {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  const [countering, setCountering] = useState(false);
  const answer = useAnswer(offer, () => setCountering(false));
  const { product, variant, buyer, amount, counter, state, byItself, can } = offer;
  const working = (act: string) => answer.isPending && answer.variables.act === act;
  const until =
    state === 'accepted' && offer.holdsUntil
      ? t('offers.holdsUntil', { until: dayAndTime(offer.holdsUntil) })
      : state === 'open' || state === 'countered'
        ? t('offers.answerUntil', { until: dayAndTime(offer.expiresAt) })
        : null;
  return (
    <article className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3 rounded-16 border border-line bg-surface p-4">
      <div className="flex min-w-0 grow basis-72 items-center gap-4">
        <Picture
          image={product.image}
          alt=""
          ratio="1/1"
          sizes="72px"
          className="!w-18 shrink-0 rounded-12"
        />
        <div className="min-w-0 grow">
          <h3 dir="auto" className="own-words truncate text-14 font-semibold">
            <Link
              to="/product/$productId"
              params={{ productId: product._id }}
              className="touch-44 rounded-6 hover:underline"
            >
              {product.title}
            </Link>
          </h3>
          <p className="truncate text-13 text-ink-2">
            {[buyer.name, variant.words].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-ink-3">
            <StatusChip tone={offerTones[state]}>
              {byItself ? t('offers.byItself') : t(`offers.shopState.${state}`)}
            </StatusChip>
            {until}
          </p>
        </div>
      </div>
      <p className="figures max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:gap-2 sm:text-end">
        <b className="block text-18 font-[560] text-ink-1">{money(amount)}</b>
        <span className="text-12 text-ink-3">
          {counter
            ? t('offers.youSaid', { price: money(counter) })
            : t('offers.asked', { price: money(variant.price) })}
        </span>
      </p>
      {can.accept ? (
        <div className="flex w-full flex-wrap gap-2 sm:justify-end">
          <Button look="ghost" loading={working('decline')} onClick={() => answer.mutate({ act: 'decline' })}>
            {t('offers.decline')}
          </Button>
          <Button onClick={() => setCountering(true)} className="max-sm:grow">
            {t('offers.counter')}
          </Button>
          <Button
            look="ink"
            loading={working('accept')}
            onClick={() => answer.mutate({ act: 'accept' })}
            className="max-sm:grow"
          >
            {t('offers.accept', { price: money(amount) })}
          </Button>
        </div>
      ) : null}
      {countering ? (
        <Suspense fallback={null}>
          <CounterDialog
            offer={offer}
            sending={working('counter')}
            onSend={(price) => answer.mutate({ act: 'counter', amount: price })}
            onClose={() => setCountering(false)}
          />
        </Suspense>
      ) : null}
    </article>
  );
}
