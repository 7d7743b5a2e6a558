import { Zap } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { endFlashSale } from '../api/flash-sales.ts';
import { useFlashSale } from '../model/use-flash-sales.ts';

export interface Act {
  busy: boolean;
  /** Whether it was done; the host is told where it was not. */
  act: (call: () => Promise<unknown>) => Promise<boolean>;
}

/** The flash sale that runs, or how the last one went, for who leads the show. */
export function HostFlashSale({ showId, leading }: { showId: string; leading: Act }) {
  const t = useT();
  const { money, number } = useFormat();
  const shown = useFlashSale(showId);
  if (!shown) return null;
  const { sale, isRunning } = shown;
  const { taken, pieces } = sale;
  return (
    <section
      aria-label={t('flash.title')}
      className="flex flex-wrap items-center gap-3 rounded-20 border border-live bg-surface p-3"
    >
      <Picture image={sale.image} alt="" ratio="4/5" sizes="40px" className="!w-10 shrink-0 rounded-10" />
      <div className="min-w-0 grow basis-32">
        <p className="flex items-center gap-1 text-12 font-semibold text-live-text">
          <Zap size={13} aria-hidden="true" className="shrink-0" />
          {t(isRunning ? 'flash.title' : 'flash.over')}
        </p>
        <p dir="auto" className="own-words truncate text-14 font-semibold">
          {sale.title}
        </p>
        <p className="text-12 text-ink-2 figures">
          {money(sale.price)} ·{' '}
          {isRunning
            ? t('flash.taken', { taken: number(taken), pieces: number(pieces) })
            : t('flash.overNote', { taken, pieces: number(pieces) })}
        </p>
      </div>
      {isRunning ? (
        <>
          <CountdownRing
            endsAt={new Date(sale.endsAt).toISOString()}
            kind="show"
            size={40}
            durationSeconds={sale.seconds}
          />
          <Button
            look="outline"
            size={40}
            disabled={leading.busy}
            onClick={() => void leading.act(() => endFlashSale(sale.id))}
          >
            {t('flash.end')}
          </Button>
        </>
      ) : null}
    </section>
  );
}
