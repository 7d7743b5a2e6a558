import type { Hammer } from '@souk/shared/live/auctions/room-lot.ts';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { SoldBy } from '@/ui/sold-by/sold-by.tsx';
import { useClearOfComposer } from './use-clear-of-composer.ts';

interface HammerCardProps {
  hammer: Hammer | null;
  isWon: boolean;
  /** What its winner reads of paying for it. */
  paying?: 'room.wonCard' | 'breaks.toPayShop' | null;
  /** How its log ends. */
  log?: (hammer: Hammer, isWon: boolean) => ReactNode;
  onClose: () => void;
}

/** How a lot ended, for three seconds; for its winner a little longer, with what happens next. */
export function HammerCard(props: HammerCardProps) {
  const { hammer, isWon } = props;
  const t = useT();
  const { money } = useFormat();
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {hammer ? aloud(hammer, isWon, t, money) : ''}
      </p>
      {hammer ? (
        <Card key={hammer.lot._id}>
          <Result {...props} hammer={hammer} />
        </Card>
      ) : null}
    </>
  );
}

function Card({ children }: { children: ReactNode }) {
  const card = useClearOfComposer<HTMLDivElement>();
  return (
    <div
      ref={card}
      className="relative z-10 mx-auto w-full max-w-76 animate-arrive rounded-24 border border-line bg-surface/96 p-4 shadow-float lg:mt-10 lg:text-center"
    >
      {children}
    </div>
  );
}

function Result({ hammer, isWon, paying, log, onClose }: HammerCardProps & { hammer: Hammer }) {
  const { lot, result } = hammer;
  const t = useT();
  const { money } = useFormat();
  const isSold = result === 'sold';
  const winner = lot.told?.leader?.handle;
  const title = isWon
    ? t('room.yours')
    : isSold
      ? t('room.sold')
      : t(lot.told?.stopped ? 'room.stopped' : 'room.passed');
  return (
    <>
      <button
        type="button"
        aria-label={t('ui.close')}
        onClick={onClose}
        className="absolute end-2 top-2 grid size-11 place-items-center rounded-full text-ink-2 hover:bg-fill"
      >
        <X size={20} aria-hidden="true" />
      </button>
      {/* On a phone lying, so that it ends above the line one writes in. */}
      <div className="flex items-center gap-4 lg:block lg:text-center">
        <div className="relative w-16 shrink-0 lg:mx-auto lg:w-26">
          <Picture
            image={lot.image}
            alt=""
            ratio="4/5"
            sizes="104px"
            className={cx('rounded-16 ring-2', isSold ? 'ring-won' : 'ring-line')}
          />
          {isSold ? (
            <span
              aria-hidden="true"
              className="absolute start-1/2 -bottom-3.5 grid size-8 -translate-x-1/2 place-items-center rounded-full bg-won text-on-accent ring-3 ring-surface rtl:translate-x-1/2"
            >
              <Check size={18} strokeWidth={3} />
            </span>
          ) : null}
        </div>
        <div className="min-w-0 grow">
          <p className="display text-18 text-ink-1 max-lg:pe-9 lg:mt-5 lg:text-22">{title}</p>
          <p dir="auto" className="own-words truncate text-14 text-ink-2 max-lg:pe-9 lg:mt-1">
            {lot.title}
          </p>
          <SoldBy shop={lot.seller} />
          {isSold ? (
            <p className="text-28 font-[620] tracking-[-0.025em] text-ink-1 figures lg:mt-1 lg:text-36">
              {money(lot.price)}
            </p>
          ) : (
            <p className="mt-1 text-14 text-ink-1">{t(whyPassed(lot))}</p>
          )}
          {isSold && !isWon && winner ? (
            <p className="truncate text-16 font-semibold text-won-text">
              {t('room.soldTo', { name: winner })}
            </p>
          ) : null}
          {log?.(hammer, isWon)}
        </div>
      </div>
      {isWon ? (
        <>
          {paying ? <p className="mt-2 text-14 text-ink-2">{t(paying)}</p> : null}
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink to="/myorders" look="soft" size={44} className="grow !px-3">
              {t('room.seeOrders')}
            </ButtonLink>
            <Button look="accent" size={44} className="grow !px-3" onClick={onClose}>
              {t('room.keepWatching')}
            </Button>
          </div>
        </>
      ) : null}
    </>
  );
}

function whyPassed({ told, bidCount }: Hammer['lot']) {
  if (told?.stopped) return 'room.passedStopped';
  return bidCount > 0 ? 'room.passedReserve' : 'room.passedNoBids';
}

type Words = ReturnType<typeof useT>;
type Write = ReturnType<typeof useFormat>['money'];

function aloud({ lot, result }: Hammer, isWon: boolean, t: Words, money: Write): string {
  const { title } = lot;
  const price = money(lot.price);
  if (isWon) return t('room.wonAloud', { title, price });
  const name = lot.told?.leader?.handle;
  if (result === 'passed') return t(lot.told?.stopped ? 'room.stoppedAloud' : 'room.passedAloud', { title });
  return name ? t('room.soldAloud', { title, name, price }) : `${t('room.sold')}: ${title}, ${price}`;
}
