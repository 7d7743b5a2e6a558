import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { removeOwnLot, setStart } from '../api/co-hosting.ts';
import type { Act } from './host-second.tsx';

export type OwnShowLot = Pick<ShowLot, '_id' | 'title' | 'image' | 'price'>;

/** What a co-host auctions in the show and has waiting: its host runs it, the price is theirs. */
export function OwnLots({ lots, acting }: { lots: readonly OwnShowLot[]; acting: Act }) {
  const t = useT();
  if (lots.length === 0) return null;
  return (
    <div>
      <h4 className="text-12 font-semibold text-ink-2">{t('scheduling.sellAs.lot')}</h4>
      <ul className="mt-1 flex flex-col gap-1">
        {lots.map((lot) => (
          <OwnLot key={lot._id} lot={lot} acting={acting} />
        ))}
      </ul>
    </div>
  );
}

function OwnLot({ lot, acting: { busy, act } }: { lot: OwnShowLot; acting: Act }) {
  const t = useT();
  const { money } = useFormat();
  const { amount, currency } = lot.price;
  const [start, setDraft] = useState<number | null>(null);
  const save = () =>
    void act(() => setStart(lot._id, start ?? amount)).then((done) => (done ? setDraft(null) : undefined));
  return (
    <li className="flex flex-wrap items-center gap-2.5 rounded-12 py-1">
      <Picture image={lot.image} alt="" ratio="4/5" sizes="36px" className="!w-9 shrink-0 rounded-8" />
      <p dir="auto" className="own-words min-w-20 grow basis-0 truncate text-14">
        {lot.title}
      </p>
      {start === null ? (
        <Button
          look="soft"
          size={40}
          aria-label={t('coHost.changePrice', { title: lot.title })}
          disabled={busy}
          onClick={() => setDraft(amount)}
        >
          <span className="figures">{money({ amount, currency })}</span>
        </Button>
      ) : (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <MoneyInput
            label={t('hosting.startPrice')}
            currency={currency}
            amount={start}
            onAmount={(next) => setDraft(next ?? 0)}
          />
          <Button look="ink" size={44} type="submit" disabled={busy || start < 1}>
            {t('coHost.savePrice')}
          </Button>
        </form>
      )}
      <IconButton
        look="ghost"
        size={40}
        label={t('coHost.removeLot', { title: lot.title })}
        disabled={busy}
        onClick={() => void act(() => removeOwnLot(lot._id))}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
