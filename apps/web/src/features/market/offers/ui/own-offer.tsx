import { agreedPrice, stateAt } from '@souk/shared/market/offers/rules.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { ComponentType } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { getOwnOffer } from '../api/offers.ts';
import { offerTones } from '../model/offer-tones.ts';
import { type OwnNote, ownNoteOf } from '../model/own-note.ts';
import { useTimeLeft } from '../model/time-left.ts';
import { useOfferNews } from '../model/use-offer-news.ts';
import { OfferAnswers } from './offer-answers.tsx';
import { OfferHistory } from './offer-history.tsx';

interface OwnOfferProps {
  productId: string;
  /** In whose conversation the offer stands; null where there is none to lead to. */
  sellerId: string | null;
  /** What the buyer does next with a price that was agreed on. */
  NextStep: ComponentType<{ offer: Offer }>;
  inRoom?: boolean;
}

/**
 * On the product page: how the reader's own offer stands, and what they may do. Nothing for those who made none.
 */
export function OwnOffer({ productId, sellerId, NextStep, inRoom = false }: OwnOfferProps) {
  const signedIn = useSession(isSignedIn);
  const { data } = useQuery({ ...getOwnOffer(productId), enabled: signedIn });
  useOfferNews();
  const now = useNow(60_000);
  const offer = signedIn ? data?.offer : null;
  const note = offer ? ownNoteOf(offer, new Date(now)) : null;
  if (!offer || !note) return null;
  // One that was turned down by itself never came to the seller.
  return (
    <Standing
      offer={offer}
      note={note}
      state={stateAt(offer, now)}
      sellerId={offer.byItself ? null : sellerId}
      NextStep={NextStep}
      inRoom={inRoom}
    />
  );
}

interface StandingProps extends Required<Omit<OwnOfferProps, 'productId'>> {
  offer: Offer;
  note: OwnNote;
  state: Offer['state'];
}

function Standing({ offer, note, state, sellerId, NextStep, inRoom }: StandingProps) {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  const { amount, variant, holdsUntil, expiresAt } = offer;
  const until = state === 'accepted' ? (holdsUntil ?? expiresAt) : expiresAt;
  const left = useTimeLeft(until);
  const words = {
    offered: money(amount),
    price: money(agreedPrice(offer)),
    until: dayAndTime(until, { inSentence: true }),
    left,
  };
  return (
    <section aria-label={t('offers.yours')} className="rounded-16 border border-line bg-surface p-4">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h2 className="text-14 font-semibold">
          {[t('offers.yours'), variant.words].filter(Boolean).join(' · ')}
        </h2>
        <StatusChip tone={offerTones[state]}>{t(`offers.state.${state}`)}</StatusChip>
      </div>
      <OfferHistory offer={offer} side="buyer" />
      <p className="mt-1.5 text-14 text-ink-1">{t(`offers.buyer.${note}`, words)}</p>
      <OfferAnswers offer={offer} inRoom={inRoom} />
      <NextStep offer={offer} />
      {sellerId ? (
        <ButtonLink
          to="/messaging/$userId"
          params={{ userId: sellerId }}
          look="ghost"
          icon={<MessageCircle size={17} aria-hidden="true" />}
          className="mt-2"
        >
          {t('offers.inMessages')}
        </ButtonLink>
      ) : null}
    </section>
  );
}
