import { nextStep } from '@souk/shared/live/shows/steps.ts';
import type { Step } from '@souk/shared/live/shows/steps-schema.ts';
import { Coffee, Pin, Play, SkipForward } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { passStep, startStep } from '../api/steps.ts';
import type { Leading } from '../model/use-hosting.ts';
import { useSteps } from '../model/use-steps.ts';

interface StepCardProps {
  showId: string;
  isLive: boolean;
  /** The number of the lot that waits first. */
  nextLot: number | null;
  /** While a lot runs no break begins. */
  isRunning: boolean;
  leading: Leading;
}

/** What the run list has before the next lot: a break to begin or to end, a product to show. */
export function StepCard({ showId, isLive, nextLot, isRunning, leading: { act, busy } }: StepCardProps) {
  const t = useT();
  const { stage, steps } = useSteps(showId);
  const running = steps.find(({ state }) => state === 'running');
  const step = running ?? nextStep(steps, nextLot);
  if (!step || !isLive) return null;
  return (
    <section aria-label={t('hosting.step')} className="rounded-20 border border-line bg-surface p-3 lg:p-4">
      <div className="flex items-center gap-3">
        <StepMark step={step} />
        <div className="min-w-0 grow">
          <p className="text-12 font-semibold text-accent-text">
            {running ? t('hosting.stepNow') : t('hosting.step')}
          </p>
          <p dir="auto" className="own-words truncate text-16 font-semibold">
            {step.title}
          </p>
          <p className="truncate text-12 text-ink-2 figures">
            <StepNote step={step} until={running ? (stage?.talk?.until ?? null) : null} />
          </p>
        </div>
      </div>
      <div className="mt-3 flex gap-2">
        {running ? (
          <Button
            look="accent"
            size={44}
            block
            loading={busy}
            onClick={() => void act(() => passStep(showId, step._id))}
          >
            {t('hosting.endBreak')}
          </Button>
        ) : (
          <>
            <Button
              look="soft"
              size={44}
              disabled={busy}
              icon={<SkipForward size={18} aria-hidden="true" className="rtl:-scale-x-100" />}
              onClick={() => void act(() => passStep(showId, step._id))}
            >
              {t('hosting.skip')}
            </Button>
            <Button
              look="accent"
              size={44}
              className="min-w-0 grow"
              loading={busy}
              disabled={step.kind === 'talk' ? isRunning : step.available === 0}
              icon={
                step.kind === 'talk' ? (
                  <Play size={18} aria-hidden="true" />
                ) : (
                  <Pin size={18} aria-hidden="true" />
                )
              }
              onClick={() => void act(() => startStep(showId, step._id))}
            >
              {step.kind === 'talk' ? t('hosting.beginBreak') : t('hosting.pin')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

export const StepMark = ({ step, className = '!w-12' }: { step: Step; className?: string }) =>
  step.kind === 'product' ? (
    <Picture
      image={step.image}
      alt=""
      ratio="4/5"
      sizes="48px"
      className={cx(className, 'shrink-0 rounded-10')}
    />
  ) : (
    <span
      className={cx(className, 'grid aspect-4/5 shrink-0 place-items-center rounded-10 bg-fill text-ink-2')}
    >
      <Coffee size={20} aria-hidden="true" />
    </span>
  );

export function StepNote({ step, until }: { step: Step; until: number | null }) {
  const t = useT();
  const { money, number, time } = useFormat();
  if (until !== null) return t('hosting.breakUntil', { time: time(new Date(until).toISOString()) });
  if (step.kind === 'talk') return t('hosting.breakLength', { minutes: number(step.minutes) });
  const stock = t('live.inStock', { count: number(step.available) });
  return step.price ? `${money(step.price)} · ${stock}` : stock;
}
