import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { SoldBy } from '@/ui/sold-by/sold-by.tsx';

interface LotRowProps {
  lot: ShowLot;
  note: string;
  end?: ReactNode;
  chosen?: boolean;
  /** Makes the row's name a button. */
  onChoose?: () => void;
}

/** A piece of the run list: picture, name, one line, and what it costs or cost. */
export function LotRow({ lot, note, end, chosen, onChoose }: LotRowProps) {
  return (
    <li
      className={cx(
        'relative flex items-center gap-3 rounded-14 p-2',
        chosen ? 'bg-accent-soft' : onChoose && 'hover:bg-hover',
      )}
    >
      <Picture image={lot.image} alt="" ratio="4/5" sizes="48px" className="!w-11 shrink-0 rounded-10" />
      <div className="min-w-0 grow">
        <p className="truncate text-14 font-medium text-ink-1">
          {onChoose ? (
            <button
              type="button"
              aria-current={chosen || undefined}
              onClick={onChoose}
              className="max-w-full truncate text-start after:absolute after:inset-0 after:rounded-14 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink-1"
            >
              {lot.title}
            </button>
          ) : (
            lot.title
          )}
        </p>
        <p className="mt-0.5 truncate text-12 text-ink-2 figures">
          {note}
          {lot.variant ? (
            <>
              {' · '}
              <bdi>{optionWords(lot.variant.options)}</bdi>
            </>
          ) : null}
        </p>
        <SoldBy shop={lot.seller} />
      </div>
      {end ? <div className="relative z-1 shrink-0 text-end">{end}</div> : null}
    </li>
  );
}

/** "Lot 15"; a piece without a number has none. */
export function useLotName(): (lot: Pick<ShowLot, 'number'>) => string {
  const t = useT();
  return ({ number }) => (number === null ? t('live.lot') : t('live.lotNumber', { number }));
}
