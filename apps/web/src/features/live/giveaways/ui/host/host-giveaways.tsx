import { Link } from '@tanstack/react-router';
import { Gift, X } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { cancelGiveaway, removeGiveaway, startGiveaway } from '../../api/giveaways.ts';
import { outcomeOf } from '../../model/giveaway-words.ts';
import type { Giveaway } from '../../model/on-show.ts';
import { useGiveaways } from '../../model/use-giveaways.ts';
import { NewGiveaway, type PickProduct } from './new-giveaway.tsx';

export interface Act {
  busy: boolean;
  /** Whether it was done; the host is told where it was not. */
  act: (call: () => Promise<unknown>) => Promise<boolean>;
}

interface HostGiveawaysProps {
  showId: string;
  currency: string;
  leading: Act;
  pick: PickProduct;
}

/** What the host gives away: one at a time, each opened by a tap and drawn by itself. */
export function HostGiveaways({ showId, currency, leading, pick }: HostGiveawaysProps) {
  const t = useT();
  const [isNew, setIsNew] = useState(false);
  const all = useGiveaways(showId);
  const isOneOpen = all.some(({ state }) => state === 'open');
  return (
    <section aria-label={t('giveaway.all')} className="rounded-20 border border-line bg-surface p-3 lg:p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-center gap-2 text-14 font-semibold">
          <Gift size={17} aria-hidden="true" />
          {t('giveaway.all')}
        </h2>
        <Button look="outline" size={40} onClick={() => setIsNew(true)}>
          {t('giveaway.new')}
        </Button>
      </div>
      {all.length === 0 ? (
        <p className="mt-2 text-12 text-ink-2">{t('giveaway.none')}</p>
      ) : (
        <ul className="mt-2 flex flex-col gap-1">
          {all.map((giveaway) => (
            <HostGiveaway key={giveaway.id} giveaway={giveaway} isOneOpen={isOneOpen} leading={leading} />
          ))}
        </ul>
      )}
      {isNew ? (
        <NewGiveaway {...{ showId, currency, leading, pick }} onClose={() => setIsNew(false)} />
      ) : null}
    </section>
  );
}

interface HostGiveawayProps {
  giveaway: Giveaway;
  isOneOpen: boolean;
  leading: Act;
}

function HostGiveaway({ giveaway, isOneOpen, leading: { act, busy } }: HostGiveawayProps) {
  const t = useT();
  const { number } = useFormat();
  const { id, state, title, image, audience, seconds, entries, endsAt } = giveaway;
  const minutes = t('ui.minutesShort', { value: number(Math.round(seconds / 6) / 10) });
  const note =
    state === 'waiting'
      ? `${t(`giveaway.who.${audience}`)} · ${minutes}`
      : state === 'open'
        ? t('giveaway.entries', { count: entries })
        : outcomeOf(giveaway, t);
  return (
    <li className="flex flex-wrap items-center gap-2.5 py-1.5">
      <Picture image={image} alt="" ratio="4/5" sizes="40px" className="!w-9 shrink-0 rounded-10" />
      <div className="min-w-0 grow basis-24">
        <p dir="auto" className="own-words truncate text-14 font-medium">
          {title}
        </p>
        <p className="text-12 text-ink-2 figures">{note}</p>
      </div>
      {state === 'waiting' ? (
        <>
          <Button
            look="accent"
            size={40}
            disabled={busy || isOneOpen}
            onClick={() => void act(() => startGiveaway(id))}
          >
            {t('giveaway.start')}
            <span className="sr-only"> {title}</span>
          </Button>
          <IconButton
            look="ghost"
            size={32}
            label={t('hosting.removeOf', { title })}
            disabled={busy}
            className="touch-44"
            onClick={() => void act(() => removeGiveaway(id))}
          >
            <X size={17} aria-hidden="true" />
          </IconButton>
        </>
      ) : state === 'open' && endsAt ? (
        <>
          <CountdownRing
            endsAt={new Date(endsAt).toISOString()}
            kind="show"
            size={48}
            durationSeconds={seconds}
          />
          <div className="flex w-full flex-wrap items-center justify-between gap-x-3">
            <p className="text-12 text-ink-2">{t('giveaway.runsItself')}</p>
            <CancelGiveaway giveaway={giveaway} leading={{ act, busy }} />
          </div>
        </>
      ) : (
        <Link
          to="/giveaways/$giveawayId"
          params={{ giveawayId: id }}
          className="touch-44 text-12 font-semibold text-accent-text hover:underline"
        >
          {t(state === 'cancelled' ? 'giveaway.details' : 'giveaway.check')}
        </Link>
      )}
    </li>
  );
}

/** After asking: nobody is drawn any more. */
function CancelGiveaway({ giveaway, leading }: { giveaway: Giveaway; leading: Act }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <Dialog
      dark
      open={asking}
      onOpenChange={setAsking}
      title={t('giveaway.cancelTitle')}
      note={t('giveaway.cancelNote')}
      trigger={
        <Button look="ghost" size={40} disabled={leading.busy} className="-me-2">
          {t('giveaway.cancel')}
          <span className="sr-only"> {giveaway.title}</span>
        </Button>
      }
      actions={
        <>
          <DialogClose render={<Button look="ghost">{t('giveaway.keep')}</Button>} />
          <Button
            look="danger"
            loading={leading.busy}
            onClick={() => void leading.act(() => cancelGiveaway(giveaway.id)).then(() => setAsking(false))}
          >
            {t('giveaway.cancel')}
          </Button>
        </>
      }
    />
  );
}
