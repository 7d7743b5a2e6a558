import { Check } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { type Poll, sharesOf } from '../model/on-show.ts';

interface PollAnswersProps {
  poll: Poll;
  own: number | null;
  /** Only while one may vote. */
  onChoose?: (answer: number) => void;
}

/** The answers as bars; while one may vote each is a choice. On a low phone, and beside what else the host does, two in a row. */
export function PollAnswers({ poll, own, onChoose }: PollAnswersProps) {
  const t = useT();
  const { number } = useFormat();
  const isShown = own !== null || !onChoose;
  return (
    <ul className="grid gap-1.5 group-has-[[data-cards]>section~section]/column:grid-cols-2 max-lg:[@container_room_(height<48rem)]:grid-cols-2">
      {sharesOf(poll).map(({ text, percent, leads }, index) => {
        const isOwn = own === index + 1;
        const bar = (
          <>
            {isShown ? (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute inset-y-0 start-0 rounded-12 transition-[width] duration-300',
                  leads ? 'bg-accent-soft' : 'bg-raised',
                )}
                style={{ width: `${percent}%` }}
              />
            ) : null}
            <span dir="auto" className="own-words relative min-w-0 grow text-start wrap-anywhere">
              {text}
            </span>
            {isOwn ? (
              <span className="relative inline-flex shrink-0 items-center text-accent-text">
                <Check size={16} aria-hidden="true" />
                <span className="sr-only">{t('poll.yours')}</span>
              </span>
            ) : null}
            {isShown ? (
              <span className="relative shrink-0 font-semibold figures">
                {number(percent / 100, { style: 'percent' })}
              </span>
            ) : null}
          </>
        );
        const look = cx(
          'relative flex min-h-11 w-full items-center gap-2 overflow-hidden rounded-12 border px-3 py-1.5 text-14',
          isOwn ? 'border-accent-outline' : 'border-line',
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers stay where they are
          <li key={index}>
            {onChoose ? (
              <button
                type="button"
                aria-pressed={isOwn}
                onClick={() => onChoose(index + 1)}
                className={cx(look, 'hover:bg-hover')}
              >
                {bar}
              </button>
            ) : (
              <p className={look}>{bar}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export const votesOf = ({ answers }: Poll): number => answers.reduce((sum, { votes }) => sum + votes, 0);
