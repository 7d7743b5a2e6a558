import type { Show } from '@souk/shared/live/shows/schema.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Check, EyeOff } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import type { LineVerdict } from '../model/checks.ts';
import type { Studio } from '../model/studio.ts';

interface RehearsalTopProps {
  /** Steps of this browser; an encoder has its own. */
  hasSteps: boolean;
  show: Show;
  studio: Studio;
  verdict: LineVerdict;
}

/** Which show this is, how far its host has come, and that nobody else sees it. */
export function RehearsalTop({ hasSteps, show, studio, verdict }: RehearsalTopProps) {
  const t = useT();
  const { number } = useFormat();
  const { stream, problem } = studio.state();
  const isSeen = stream !== null && (problem === null || problem === 'no-microphone');
  const steps = [
    { key: 'camera', isDone: isSeen },
    { key: 'microphone', isDone: (stream?.getAudioTracks().length ?? 0) > 0 && problem !== 'no-microphone' },
    { key: 'line', isDone: isSeen && verdict !== 'checking' },
    { key: 'onAir', isDone: false },
  ] as const;
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 lg:px-6">
      <div className="flex min-w-0 grow items-center gap-3 lg:basis-0">
        <Link
          to="/live/$roomId"
          params={{ roomId: show._id }}
          aria-label={t('studio.leaveRehearsal')}
          className="-ms-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:text-ink-1"
        >
          <ArrowLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
        </Link>
        <div className="min-w-0">
          <h1 className="text-16 leading-tight font-semibold">{t('studio.rehearsal')}</h1>
          <p dir="auto" className="own-words truncate text-12 text-ink-2">
            {show.title}
          </p>
        </div>
      </div>
      {hasSteps ? (
        <ol className="flex items-center gap-2 text-14 font-medium max-lg:hidden">
          {steps.map(({ key, isDone }, at) => (
            <li key={key} className="flex items-center gap-2">
              {at > 0 ? <span aria-hidden="true" className="h-px w-6 bg-line-strong" /> : null}
              <span
                className={cx(
                  'grid size-6 place-items-center rounded-full text-12 font-semibold figures',
                  isDone
                    ? 'bg-won text-on-won'
                    : at === next
                      ? 'bg-accent text-on-accent'
                      : 'bg-fill text-ink-2',
                )}
              >
                {isDone ? <Check size={14} aria-label={t('studio.stepDone')} /> : number(at + 1)}
              </span>
              <span className={isDone || at === next ? '' : 'text-ink-2'}>{t(`studio.step.${key}`)}</span>
            </li>
          ))}
        </ol>
      ) : null}
      <div className="flex shrink-0 justify-end lg:grow lg:basis-0">
        <p className="flex min-h-8 items-center gap-2 rounded-full bg-fill px-3 text-12 font-semibold text-ink-2">
          <EyeOff size={15} aria-hidden="true" className="shrink-0" />
          {t('studio.onlyYou')}
        </p>
      </div>
    </header>
  );
}
