import type { Show } from '@souk/shared/live/shows/schema.ts';
import { asBareSum, sumIn } from '@souk/shared/money-rules.ts';
import { ChartLine } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { endShow } from '../api/host-acts.ts';
import type { Leading } from '../model/use-hosting.ts';

interface SumsBarProps {
  show: Show;
  leading: Leading;
  /** The way to end it and take those who watch along. */
  raid: (ways: { disabled: boolean; onDone: () => void }) => ReactNode;
}

/** How long the show has been on, what came of it so far, and the way to end it. */
export function SumsBar({ show, leading, raid }: SumsBarProps) {
  const t = useT();
  const { money, number } = useFormat();
  const none = asBareSum(0);
  const sums = leading.sums ?? {
    currency: leading.hosting?.currency ?? 'USD',
    sold: none,
    pieces: 0,
    tips: none,
    followers: 0,
  };
  const [sold, tips] = [sumIn(sums, sums.sold), sumIn(sums, sums.tips)];
  const average = { ...sold, amount: Math.round(sold.amount / sums.pieces) };
  const figures = [
    { key: 'watching', value: number(show.viewerCount), label: t('hosting.watching') },
    { key: 'sold', value: money(sold), label: t('hosting.soldLots', { count: sums.pieces }) },
    {
      key: 'average',
      value: sums.pieces > 0 ? money(average) : '–',
      label: t('hosting.average'),
    },
    ...(tips.amount > 0 ? [{ key: 'tips', value: money(tips), label: t('hosting.tips') }] : []),
    { key: 'followers', value: `+${number(sums.followers)}`, label: t('hosting.followers') },
  ];
  return (
    <header className="flex flex-wrap items-center gap-2 lg:h-16 lg:flex-nowrap lg:border-b lg:border-line lg:px-4">
      <OnAir since={show.startsAt} />
      <div className="flex min-w-0 grow basis-26 items-center gap-2 overflow-x-auto bare-scroll">
        <dl className="flex shrink-0 items-center gap-2 lg:gap-0">
          {figures.map(({ key, value, label }) => (
            <div
              key={key}
              className="flex shrink-0 flex-col-reverse rounded-full bg-black/45 px-3 py-1 lg:rounded-none lg:border-s lg:border-line lg:bg-transparent lg:px-4 lg:py-0"
            >
              <dt className="text-12 text-white/85 lg:text-ink-2">{label}</dt>
              <dd className="text-14 leading-tight font-semibold text-white figures lg:text-16">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink
          to="/live/$roomId/report"
          params={{ roomId: show._id }}
          look="soft"
          size={40}
          className="shrink-0 !rounded-full !bg-black/45 !text-white lg:hidden"
          icon={<ChartLine size={17} aria-hidden="true" />}
        >
          {t('showReport.open')}
        </ButtonLink>
      </div>
      <ButtonLink
        to="/live/$roomId/report"
        params={{ roomId: show._id }}
        look="outline"
        size={40}
        className="max-lg:hidden"
      >
        {t('showReport.open')}
      </ButtonLink>
      <EndShow show={show} leading={leading} raid={raid} />
    </header>
  );
}

function OnAir({ since }: { since: string }) {
  const t = useT();
  const { number } = useFormat();
  const seconds = Math.max(0, Math.floor((useNow() + use(ClockOffset) - Date.parse(since)) / 1000));
  const two = (value: number) => number(value, { minimumIntegerDigits: 2 });
  const minutes = Math.floor(seconds / 60);
  const time = t('ui.clock', { minutes: number(minutes), seconds: two(seconds % 60) });
  return (
    <p className="flex min-h-9 shrink-0 items-center gap-1.5 rounded-full bg-live px-3 text-12 font-semibold text-on-live figures lg:me-4">
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {t('hosting.liveFor', { time })}
    </p>
  );
}

function EndShow({ show, leading, raid }: SumsBarProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const running = show.lots.find(({ state }) => state === 'running');
  const waiting = show.lots.filter(({ state }) => state === 'queued').length;
  return (
    <Dialog
      dark
      open={open}
      onOpenChange={setOpen}
      title={t('hosting.endTitle')}
      note={
        running
          ? t('hosting.endRunning', { number: running.number ?? 0 })
          : t('hosting.endNote', { count: waiting })
      }
      trigger={
        <Button look="danger-outline" size={44} className="ms-auto shrink-0">
          {t('hosting.end')}
        </Button>
      }
      actions={
        <>
          <DialogClose
            render={
              <Button look="soft" size={48}>
                {t('hosting.stay')}
              </Button>
            }
          />
          <Button
            look="danger"
            size={48}
            disabled={running !== undefined}
            loading={leading.busy}
            onClick={() => void leading.act(() => endShow(show._id)).then(() => setOpen(false))}
          >
            {t('hosting.endConfirm')}
          </Button>
        </>
      }
    >
      {raid({ disabled: running !== undefined, onDone: () => setOpen(false) })}
    </Dialog>
  );
}
