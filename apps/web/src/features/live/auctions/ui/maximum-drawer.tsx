import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { minorDigits } from '@souk/shared/money-rules.ts';
import { useMutation } from '@tanstack/react-query';
import { LockKeyhole, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { cx } from '@/ui/cx.ts';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { ProtectionNote } from '@/ui/protection-note/protection-note.tsx';
import { placeBid } from '../api/place-bid.ts';
import { stepped, suggestedMaximums } from '../model/maximum.ts';

/** The most one would pay: the market bids for one, a step at a time. */
export function MaximumDrawer({ lot, onClose }: { lot: ShowLot; onClose: () => void }) {
  const t = useT();
  const { money } = useFormat();
  const minorPerMain = 10 ** minorDigits(lot.nextBid.currency);
  const suggestions = suggestedMaximums(lot, minorPerMain);
  const [wanted, setWanted] = useState(suggestions[1] ?? lot.nextBid);
  // The price may pass what was chosen while one thinks.
  const amount = wanted.amount < lot.nextBid.amount ? lot.nextBid : wanted;
  const send = useMutation({ mutationFn: () => placeBid(lot._id, 'maximum', amount), onSuccess: onClose });
  const wrong = send.error ? errorCopy(send.error) : null;
  return (
    <Drawer
      dark
      open
      from="bottom"
      title={t('live.maxBidTitle')}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        <Button
          look="accent"
          size={56}
          block
          className="mx-auto font-display !text-18 sm:!flex sm:max-w-110"
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {t('live.setMax', { price: money(amount) })}
        </Button>
      }
    >
      <div className="mx-auto flex max-w-110 flex-col gap-5">
        <Standing lot={lot} />
        <div className="flex items-center justify-between gap-3">
          <IconButton
            label={t('live.lower')}
            look="soft"
            size={56}
            round
            onClick={() => setWanted(stepped(lot, amount, -1, minorPerMain))}
          >
            <Minus size={22} aria-hidden="true" />
          </IconButton>
          <output className="text-48 font-[620] tracking-[-0.025em] figures">{money(amount)}</output>
          <IconButton
            label={t('live.higher')}
            look="soft"
            size={56}
            round
            onClick={() => setWanted(stepped(lot, amount, 1, minorPerMain))}
          >
            <Plus size={22} aria-hidden="true" />
          </IconButton>
        </div>
        <div className="grid grid-cols-4 gap-2">
          {suggestions.map((one) => (
            <button
              key={one.amount}
              type="button"
              aria-pressed={one.amount === amount.amount}
              onClick={() => setWanted(one)}
              className={cx(
                'h-11 rounded-12 border text-14 font-semibold figures',
                one.amount === amount.amount ? 'border-accent bg-accent-soft' : 'border-line bg-fill',
              )}
            >
              {money(one)}
            </button>
          ))}
        </div>
        <p className="flex gap-3 text-14 text-ink-2">
          <LockKeyhole size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
          {t('live.maxExplained', { price: money(lot.nextBid) })}
        </p>
        <ProtectionNote className="!text-14" />
        {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
      </div>
    </Drawer>
  );
}

function Standing({ lot }: { lot: ShowLot }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <div className="flex items-center gap-3">
      <Picture image={lot.image} alt="" ratio="4/5" sizes="44px" className="!w-11 shrink-0 rounded-10" />
      <div className="min-w-0 grow">
        <p dir="auto" className="own-words truncate text-16 font-semibold">
          {lot.title}
        </p>
        <p className="text-14 text-ink-2 figures">
          {money(lot.price)} · {t('ui.bids', { count: lot.bidCount })}
        </p>
      </div>
      {lot.endsAt && lot.state === 'running' ? (
        <CountdownRing endsAt={lot.endsAt} kind="show" size={56} durationSeconds={lot.durationSeconds} />
      ) : null}
    </div>
  );
}
