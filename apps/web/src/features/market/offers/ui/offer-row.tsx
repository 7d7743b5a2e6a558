import { agreedPrice, isWaiting, stateAt } from '@souk/shared/market/offers/rules.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { Link } from '@tanstack/react-router';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { offerTones } from '../model/offer-tones.ts';
import { useTimeLeft } from '../model/time-left.ts';
import { OfferAnswers } from './offer-answers.tsx';
import { OfferHistory } from './offer-history.tsx';

interface OfferRowProps {
  offer: Offer;
  /** Nothing leads away from a show that is led. */
  inRoom?: boolean;
}

/** One offer to the shop: who would give how much for what, until when, and the answers that may be given. */
export function OfferRow({ offer, inRoom = false }: OfferRowProps) {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  const { product, variant, buyer, byItself } = offer;
  const state = stateAt(offer, useNow(60_000));
  const end = state === 'accepted' ? offer.holdsUntil : isWaiting(state) ? offer.expiresAt : null;
  const line =
    state === 'accepted'
      ? ('offers.holdsUntil' as const)
      : isWaiting(state)
        ? (`offers.seller.${state}` as const)
        : null;
  const words = {
    until: end ? dayAndTime(end, { inSentence: true }) : '',
    left: useTimeLeft(end ?? offer.expiresAt),
  };
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
            {inRoom ? (
              product.title
            ) : (
              <Link
                to="/product/$productId"
                params={{ productId: product._id }}
                className="touch-44 rounded-6 hover:underline"
              >
                {product.title}
              </Link>
            )}
          </h3>
          <p className="truncate text-13 text-ink-2">
            {[buyer.name, variant.words].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-ink-3">
            <StatusChip tone={offerTones[state]}>
              {byItself ? t('offers.byItself') : t(`offers.state.${state}`)}
            </StatusChip>
            {line ? t(line, words) : null}
          </p>
        </div>
      </div>
      <p
        className={cx(
          'figures',
          inRoom
            ? 'flex w-full flex-wrap items-baseline gap-x-2'
            : 'max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:gap-2 sm:text-end',
        )}
      >
        <b className="block text-18 font-[560] text-ink-1">{money(agreedPrice(offer))}</b>
        <span className="text-12 text-ink-3">{t('offers.asked', { price: money(variant.price) })}</span>
      </p>
      <div className="w-full">
        <OfferHistory offer={offer} side="seller" />
        <OfferAnswers offer={offer} inRoom={inRoom} />
      </div>
    </article>
  );
}
