import { useEffect } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import type { KeptWish } from '../model/kept-wish.ts';
import type { WishNow } from '../model/wish-again.ts';

interface WishQuestionProps {
  wish: Pick<KeptWish, 'kind' | 'amount'>;
  now: WishNow;
  /** Its title, where another lot is in hand. */
  of?: string;
  /** A card that a win can be charged to is there. */
  hasCard: boolean;
  isSending?: boolean;
  onBid: () => void;
  /** It was bid, or is not wanted any more. */
  onOver: () => void;
}

/** For who was at their bank: what they wanted is asked again, and bid by nothing but their tap. */
export function WishQuestion({ wish, now, of, hasCard, isSending, onBid, onOver }: WishQuestionProps) {
  const t = useT();
  const { money } = useFormat();
  const isDone = now === 'done';
  useEffect(() => {
    if (isDone) onOver();
  }, [isDone, onOver]);
  if (isDone) return null;
  const price = money(wish.amount);
  const isMaximum = wish.kind === 'maximum';
  const isBuy = wish.kind === 'buy';
  const passed = isBuy ? 'auction.wishBuyPassed' : 'room.wishPassed';
  const yes = isBuy ? 'auction.wishBuyYes' : isMaximum ? 'room.wishMaximumYes' : 'room.wishYes';
  const ask = () =>
    of
      ? t('room.wishMaximumOf', { title: of, price })
      : t(isBuy ? 'auction.wishBuy' : isMaximum ? 'room.wishMaximum' : 'room.wishBid', { price });
  const question = now === 'ask' ? ask() : t(now === 'passed' ? passed : 'room.wishClosed', { price });
  const said = t(hasCard ? 'room.cardReady' : 'room.cardNotReady');
  return (
    <section
      aria-label={t(isBuy ? 'auction.wishOfBuy' : 'room.wish')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-16 bg-accent-soft p-3 text-14 text-ink-1 figures"
    >
      <p role="status" className="min-w-0 grow basis-40">
        <span className="font-semibold">{said}</span> {question}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button look="ghost" size={44} onClick={onOver}>
          {t(now === 'ask' ? 'room.wishNo' : 'room.wishRead')}
        </Button>
        {now === 'ask' ? (
          <Button look="ink" size={44} loading={isSending} onClick={onBid}>
            {t(yes, { price })}
          </Button>
        ) : null}
      </span>
    </section>
  );
}
