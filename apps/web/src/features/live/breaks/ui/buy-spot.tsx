import type { BreakView } from '@souk/shared/live/breaks/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { type ReactNode, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { DoneRing } from '@/ui/countdown/done-ring.tsx';
import { cx } from '@/ui/cx.ts';
import { SheetOrDialog } from '@/ui/dialog/sheet-or-dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { ProtectionNote } from '@/ui/protection-note/protection-note.tsx';
import { type SpotNow, spotsToBuy } from '../model/spots.ts';
import { type SpotNeed, useBuyingSpot } from '../model/use-buying-spot.ts';
import { type SpotShipping, useSpotShipping } from '../model/use-spot-shipping.ts';

/** What other parts of the market know of a spot's buyer. */
export interface SpotBuyer {
  signedIn: boolean;
  takesCards: boolean;
  /** The card that is charged: "Visa ·· 4242". */
  card: string | null;
  askShop: () => Promise<unknown>;
  supply: (need: SpotNeed, act: { onDone: () => void; onClose: () => void }) => ReactNode;
}

interface BuySpotProps {
  of: BreakView;
  spots: readonly SpotNow[];
  /** The one that was tapped; the first free one where none was. */
  number: number | null;
  buyer: SpotBuyer;
  onClose: () => void;
}

/** One tap opened this, the next one buys. */
export function BuySpot({ of, spots, number: tapped, buyer, onClose }: BuySpotProps) {
  const t = useT();
  const { money, number } = useFormat();
  const [picked, setPicked] = useState(tapped);
  const { need, bought, failure, asked, sending, underWay, buy, stopAsking } = useBuyingSpot({
    of,
    ...buyer,
  });
  const shipping = useSpotShipping(of._id);
  const { free, chosen } = spotsToBuy(spots, picked, underWay);
  if (bought !== null) return <Bought {...{ bought, buyer, onClose }} />;
  const isSent = shipping?.kind !== 'not-to-you';
  const cost = chosen?.price ?? { amount: 0, currency: of.currency };
  const price = money(cost);
  return (
    <>
      <SheetOrDialog
        title={t('breaks.buyTitle')}
        onClose={onClose}
        footer={
          <Button
            look="accent"
            size={56}
            block
            disabled={!chosen || !isSent}
            loading={sending}
            className="font-display !text-18 figures"
            onClick={() => chosen && void buy(chosen.number)}
          >
            {!chosen
              ? t('market.soldOut')
              : isSent
                ? t('breaks.buySpotAloud', { number: number(chosen.number), price })
                : t('room.notShipped')}
          </Button>
        }
      >
        <div className="mx-auto flex max-w-110 flex-col gap-4">
          <p dir="auto" className="own-words text-16 font-semibold wrap-anywhere">
            {of.title}
          </p>
          {chosen ? (
            <Numbers {...{ free, chosen, onPick: setPicked }} />
          ) : (
            <Notice>{t('breaks.allTaken')}</Notice>
          )}
          {chosen ? <ShippingLine cost={cost} shipping={shipping} /> : null}
          <p className="text-14 text-ink-2">{t('breaks.buyNote')}</p>
          {buyer.card ? (
            <p className="text-14 text-ink-2">{t('breaks.charged', { card: buyer.card })}</p>
          ) : null}
          <ProtectionNote />
          {asked ? <Notice>{t('breaks.asked')}</Notice> : null}
          {failure ? <Notice tone="bad">{failureWords(failure, t)}</Notice> : null}
        </div>
      </SheetOrDialog>
      {need
        ? buyer.supply(need, {
            onClose: stopAsking,
            onDone: () => {
              stopAsking();
              if (chosen) void buy(chosen.number);
            },
          })
        : null}
    </>
  );
}

/** What sending it costs, and with that the spot. Until it is known, that it is added. */
function ShippingLine({ cost, shipping }: { cost: Money; shipping: SpotShipping | null }) {
  const t = useT();
  const { money } = useFormat();
  if (shipping === null) return <p className="text-14 font-semibold">{t('breaks.plusShipping')}</p>;
  if (shipping.kind === 'not-to-you') return <Notice tone="bad">{t('room.notShipped')}</Notice>;
  const { price } = shipping;
  if (price.amount === 0) return <p className="text-14 font-semibold">{t('room.freeShipping')}</p>;
  const total = { ...cost, amount: cost.amount + price.amount };
  return (
    <p className="text-14 font-semibold figures">
      {t('room.shipping', { price: money(price) })}
      {' · '}
      {t('room.withShipping', { price: money(total) })}
    </p>
  );
}

interface NumbersProps {
  free: readonly SpotNow[];
  chosen: SpotNow;
  onPick: (number: number) => void;
}

function Numbers({ free, chosen, onPick }: NumbersProps) {
  const t = useT();
  const { number } = useFormat();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-14 font-semibold">{t('breaks.chooseSpot')}</legend>
      <div className="flex max-h-40 flex-wrap gap-2 overflow-y-auto">
        {free.map((spot) => (
          <label
            key={spot.number}
            className={cx(
              'grid min-h-11 min-w-11 place-items-center rounded-12 border px-2 text-14 font-semibold figures has-focus-visible:outline-2 has-focus-visible:outline-ink-1',
              spot.number === chosen.number ? 'border-ink-1 bg-fill text-ink-1' : 'border-line text-ink-2',
            )}
          >
            <input
              type="radio"
              name="spot"
              checked={spot.number === chosen.number}
              onChange={() => onPick(spot.number)}
              className="sr-only"
            />
            <span dir="ltr">{`#${number(spot.number)}`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Bought({ bought, buyer, onClose }: { bought: number } & Pick<BuySpotProps, 'buyer' | 'onClose'>) {
  const t = useT();
  const { number } = useFormat();
  return (
    <SheetOrDialog
      title={t('breaks.buyTitle')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/myorders" look="soft" size={48} className="grow">
            {t('room.seeOrders')}
          </ButtonLink>
          <Button look="accent" size={48} className="grow" onClick={onClose}>
            {t('room.keepWatching')}
          </Button>
        </div>
      }
    >
      <div role="status" className="flex flex-col items-center gap-2 py-2 text-center">
        <DoneRing label={t('breaks.yours')} />
        <p className="display text-22">{t('breaks.bought', { number: number(bought) })}</p>
        <p className="text-14 text-ink-2">{t(buyer.takesCards ? 'room.wonCard' : 'breaks.toPayShop')}</p>
      </div>
    </SheetOrDialog>
  );
}
