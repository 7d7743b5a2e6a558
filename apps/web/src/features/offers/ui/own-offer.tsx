import { agreedPrice } from '@souk/shared/offers/rules.ts';
import type { Offer } from '@souk/shared/offers/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { getOwnOffer } from '../api/offers.ts';
import { offerTones } from '../model/offer-tones.ts';
import { type OwnNote, ownNoteOf } from '../model/own-note.ts';
import { useAnswer } from '../model/use-answer.ts';

interface OwnOfferProps {
  productId: string;
  /** In whose conversation the offer stands; null where there is none to lead to. */
  sellerId: string | null;
}

/**
 * On the product page: how the reader's own offer stands, and what they may do. Nothing for those who made none.
 */
export function OwnOffer({ productId, sellerId }: OwnOfferProps) {
  const signedIn = useSession(isSignedIn);
  const { data } = useQuery({ ...getOwnOffer(productId), enabled: signedIn });
  const now = useNow(60_000);
  const offer = signedIn ? data?.offer : null;
  const note = offer ? ownNoteOf(offer, new Date(now)) : null;
  if (!offer || !note) return null;
  // One that was turned down by itself never came to the seller.
  return <Standing offer={offer} note={note} sellerId={offer.byItself ? null : sellerId} />;
}

interface StandingProps {
  offer: Offer;
  note: OwnNote;
  sellerId: string | null;
}

function Standing({ offer, note, sellerId }: StandingProps) {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  const answer = useAnswer(offer);
  const { state, amount, counter, can, holdsUntil, expiresAt, variant } = offer;
  const until = state === 'accepted' ? (holdsUntil ?? expiresAt) : expiresAt;
  const words = {
    offered: money(amount),
    price: money(agreedPrice({ amount, counter })),
    until: dayAndTime(until),
  };
  const working = (act: string) => answer.isPending && answer.variables.act === act;
  return (
    <section aria-label={t('offers.yours')} className="rounded-16 border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h2 className="text-14 font-semibold">
          {[t('offers.yoursOf', { price: money(amount) }), variant.words].filter(Boolean).join(' · ')}
        </h2>
        <StatusChip tone={offerTones[state]}>{t(`offers.state.${state}`)}</StatusChip>
      </div>
      <p className="mt-1.5 text-14 text-ink-2">{t(`offers.buyer.${note}`, words)}</p>
      {can.accept || can.withdraw || sellerId ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {can.accept ? (
            <>
              <Button
                look="accent"
                loading={working('accept')}
                onClick={() => answer.mutate({ act: 'accept' })}
              >
                {t('offers.takeFor', { price: words.price })}
              </Button>
              <Button loading={working('decline')} onClick={() => answer.mutate({ act: 'decline' })}>
                {t('offers.decline')}
              </Button>
            </>
          ) : can.withdraw ? (
            <Button loading={working('withdraw')} onClick={() => answer.mutate({ act: 'withdraw' })}>
              {t('offers.withdraw')}
            </Button>
          ) : null}
          {sellerId ? (
            <ButtonLink
              to="/messaging/$userId"
              params={{ userId: sellerId }}
              look="ghost"
              icon={<MessageCircle size={17} aria-hidden="true" />}
            >
              {t('offers.inMessages')}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
