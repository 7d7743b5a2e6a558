import { Link, useLocation } from '@tanstack/react-router';
import { ChartBar, X } from 'lucide-react';
import { use, useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { type Poll, pollOnShow } from '../model/on-show.ts';
import { usePolls } from '../model/use-polls.ts';
import { useVoting } from '../model/use-voting.ts';
import { PollAnswers, votesOf } from './poll-answers.tsx';

/** What the host asks, and how it came out. A viewer who does not want to answer closes it. */
export function RoomPoll({ showId }: { showId: string }) {
  const all = usePolls(showId);
  const now = useNow() + use(ClockOffset);
  const [closed, setClosed] = useState<string | null>(null);
  const poll = pollOnShow(all, now);
  if (!poll || poll.id === closed) return null;
  return (
    <Shown
      key={poll.id}
      poll={poll}
      isOpen={now < poll.endsAt && poll.state === 'open'}
      onClose={() => setClosed(poll.id)}
    />
  );
}

interface ShownProps {
  poll: Poll;
  isOpen: boolean;
  onClose: () => void;
}

function Shown({ poll, isOpen, onClose }: ShownProps) {
  const t = useT();
  const here = useLocation({ select: (location) => location.href });
  const { signedIn, own, choose } = useVoting(poll.id);
  return (
    <section
      aria-label={t('poll.title')}
      data-poll
      className="mx-3 mb-2 flex max-h-[45dvh] shrink-0 [@container_room_(height<40rem)]:max-h-[18dvh] flex-col gap-2 overflow-y-auto rounded-20 border border-line bg-surface/96 p-3 max-lg:[@container_room_(height<42rem)]:p-2.5 lg:m-0 lg:rounded-none lg:border-x-0 lg:border-b-0 lg:bg-transparent lg:px-4"
    >
      <div className="flex items-center gap-2">
        <div className="min-w-0 grow">
          <p className="flex items-center gap-1.5 text-12 font-semibold text-accent-text max-lg:[@container_room_(height<42rem)]:sr-only">
            <ChartBar size={14} aria-hidden="true" className="shrink-0" />
            <span className="figures">
              {[t(isOpen ? 'poll.title' : 'poll.over'), t('poll.votes', { count: votesOf(poll) })].join(
                ' · ',
              )}
            </span>
          </p>
          <p
            dir="auto"
            aria-live="polite"
            className="own-words text-16 font-semibold wrap-anywhere text-ink-1"
          >
            {poll.question}
          </p>
        </div>
        {isOpen ? (
          <CountdownRing
            endsAt={new Date(poll.endsAt).toISOString()}
            kind="show"
            size={40}
            durationSeconds={poll.seconds}
          />
        ) : null}
        <IconButton label={t('ui.close')} look="ghost" size={40} className="shrink-0" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <PollAnswers poll={poll} own={own} {...(isOpen && signedIn ? { onChoose: choose } : {})} />
      {isOpen ? (
        signedIn ? (
          <p className="text-12 text-ink-2 group-has-[[data-cards]>section~section]/column:hidden max-lg:[@container_room_(height<48rem)]:hidden">
            {t('poll.changeable')}
          </p>
        ) : (
          <Link
            to="/login"
            search={{ return: here }}
            className="touch-44 w-fit text-14 font-semibold text-accent-text hover:underline"
          >
            {t('poll.signIn')}
          </Link>
        )
      ) : null}
    </section>
  );
}
