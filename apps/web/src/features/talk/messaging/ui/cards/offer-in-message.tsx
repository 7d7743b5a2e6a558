import { stateAt, turnsOf } from '@souk/shared/market/offers/rules.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import type { ComponentType } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Picture } from '@/ui/picture/picture.tsx';

export interface OfferAnswersProps {
  offer: Offer;
}

interface OfferInMessageProps {
  offer: Offer;
  /** Whose price it shows: the buyer's, or the one the seller named instead. */
  turn: 'offer' | 'counter';
  OfferAnswers: ComponentType<OfferAnswersProps>;
}

/** What would be paid for what, until when, and the answers that may be given to the price that was named last. */
export function OfferInMessage({ offer, turn: shown, OfferAnswers }: OfferInMessageProps) {
  const t = useT();
  const { money, duration } = useFormat();
  const now = useNow(60_000);
  const me = useSession((session) => session.user?._id);
  const { product, variant, buyer, shop, expiresAt } = offer;
  const turns = turnsOf({ ...offer, state: stateAt(offer, now) });
  const turn = shown === 'offer' ? turns[0] : turns[1];
  if (!turn) return null;
  const { by, price, state } = turn;
  const mine = (by === 'buyer') === (buyer._id === me);
  const name = by === 'buyer' ? buyer.name : shop.name;
  const left = (Date.parse(expiresAt) - now) / 1000;
  return (
    <>
      <span className="flex gap-3">
        <Picture
          image={product.image}
          alt=""
          ratio="4/5"
          sizes="48px"
          className="!w-12 shrink-0 self-start rounded-10"
        />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-baseline justify-between gap-x-2 text-12">
            <b className="min-w-0 font-semibold wrap-anywhere text-accent-text">
              {t(`messaging.${by === 'buyer' ? 'offer' : 'counter'}.${mine ? 'mine' : 'theirs'}`, { name })}
            </b>
            <span className="flex shrink-0 items-center gap-1 text-ink-2 figures">
              {state === 'open' ? (
                <>
                  <Clock size={13} aria-hidden="true" />
                  {t('messaging.timeLeft', { time: duration(left) })}
                </>
              ) : (
                t(`offers.state.${state}`)
              )}
            </span>
          </span>
          <span className="mt-0.5 flex items-baseline gap-2 figures">
            <span className="text-22 leading-tight font-semibold">{money(price)}</span>
            <s className="text-14 text-ink-3">{money(variant.price)}</s>
          </span>
          <Link
            to="/product/$productId"
            params={{ productId: product._id }}
            dir="auto"
            className="own-words block truncate text-12 text-ink-2 hover:underline"
          >
            {[product.title, variant.words].filter(Boolean).join(' · ')}
          </Link>
        </span>
      </span>
      {turn === turns.at(-1) ? <OfferAnswers offer={offer} /> : null}
    </>
  );
}
