import { ChartBar } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { endPoll } from '../api/polls.ts';
import { usePolls } from '../model/use-polls.ts';
import { AskPoll } from './ask-poll.tsx';
import { PollAnswers, votesOf } from './poll-answers.tsx';

export interface Act {
  busy: boolean;
  /** Whether it was done; the host is told where it was not. */
  act: (call: () => Promise<unknown>) => Promise<boolean>;
}

/** Asks the room, and shows how the last question stands. */
export function HostPolls({ showId, leading }: { showId: string; leading: Act }) {
  const t = useT();
  const [isNew, setIsNew] = useState(false);
  const last = usePolls(showId).at(-1);
  const isOpen = last?.state === 'open';
  return (
    <section aria-label={t('poll.all')} className="rounded-20 border border-line bg-surface p-3 lg:p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-center gap-2 text-14 font-semibold">
          <ChartBar size={17} aria-hidden="true" />
          {t('poll.all')}
        </h2>
        {isOpen ? (
          <Button
            look="outline"
            size={40}
            disabled={leading.busy}
            onClick={() => void leading.act(() => endPoll(last.id))}
          >
            {t('poll.end')}
          </Button>
        ) : (
          <Button look="outline" size={40} onClick={() => setIsNew(true)}>
            {t('poll.new')}
          </Button>
        )}
      </div>
      {last ? (
        <div className="mt-2 flex flex-col gap-2">
          <div className="flex items-center gap-2">
            <div className="min-w-0 grow">
              <p dir="auto" className="own-words text-14 font-medium wrap-anywhere">
                {last.question}
              </p>
              <p className="text-12 text-ink-2 figures">{t('poll.votes', { count: votesOf(last) })}</p>
            </div>
            {isOpen ? (
              <CountdownRing
                endsAt={new Date(last.endsAt).toISOString()}
                kind="show"
                size={40}
                durationSeconds={last.seconds}
              />
            ) : null}
          </div>
          <PollAnswers poll={last} own={null} />
        </div>
      ) : (
        <p className="mt-2 text-12 text-ink-2">{t('poll.none')}</p>
      )}
      {isNew ? <AskPoll showId={showId} leading={leading} onClose={() => setIsNew(false)} /> : null}
    </section>
  );
}
