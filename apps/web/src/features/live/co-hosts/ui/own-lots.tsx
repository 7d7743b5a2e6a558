import type { CoHosting } from '@souk/shared/live/co-hosts/schema.ts';
import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { removeOwnLot, setStart } from '../api/co-hosting.ts';
import type { Act } from './host-second.tsx';

export type OwnShowLot = Pick<ShowLot, '_id' | 'title' | 'image' | 'price'>;

interface OwnLotsProps {
  lots: readonly OwnShowLot[];
  sold: NonNullable<CoHosting['coHost']>['sold'];
  acting: Act;
  onAdd: () => void;
}

/** What a co-host sells in the show and has waiting: its host runs it, the price is theirs. */
export function OwnLots({ lots, sold, acting, onAdd }: OwnLotsProps) {
  const t = useT();
  const { money } = useFormat();
  return (
    <section aria-label={t('coHost.yourLots')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-14 font-semibold">{t('coHost.yourLots')}</h3>
        <Button look="outline" size={40} icon={<Plus size={17} aria-hidden="true" />} onClick={onAdd}>
          {t('coHost.addLots')}
        </Button>
      </div>
      {sold && sold.pieces > 0 ? (
        <p className="mt-1 text-12 font-semibold text-won-text figures">
          {t('coHost.sold', { count: sold.pieces, price: money(sold.amount) })}
        </p>
      ) : null}
      {lots.length === 0 ? <p className="mt-1 text-12 text-ink-2">{t('coHost.noLots')}</p> : null}
      <ul className="mt-2 flex max-h-48 flex-col gap-1 overflow-y-auto empty:hidden">
        {lots.map((lot) => (
          <OwnLot key={lot._id} lot={lot} acting={acting} />
        ))}
      </ul>
    </section>
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
