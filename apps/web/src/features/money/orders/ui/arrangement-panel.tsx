import type { Arrangement } from '@souk/shared/money/arranged/schema.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import { Copy, HandCoins, Landmark } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { useCopy } from '../model/use-copy.ts';

interface ArrangementPanelProps {
  order: Pick<Order, 'shop'>;
  arrangement: Arrangement;
}

/** How to pay the shop itself: how much, to whom, and under which reference; until when stands above. */
export function ArrangementPanel({ order, arrangement }: ArrangementPanelProps) {
  const t = useT();
  const { money } = useFormat();
  const { way, amount, payee, account, reference, words } = arrangement;
  const sum = money(amount, { exact: true });
  const Icon = way === 'transfer' ? Landmark : HandCoins;
  return (
    <section aria-labelledby="how-to-pay" className="min-w-0 rounded-16 border border-line bg-surface p-5">
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-14 bg-fill text-ink-1">
          <Icon size={24} strokeWidth={1.8} aria-hidden="true" />
        </span>
        <div className="min-w-0 self-center">
          <h3 id="how-to-pay" className="display text-18 wrap-anywhere">
            {t(`arranged.title.${way}`, { amount: sum, shop: order.shop.name })}
          </h3>
        </div>
      </div>
      {way === 'transfer' ? (
        <dl className="mt-5 divide-y divide-hairline rounded-14 border border-line">
          <Row name={t('arranged.amount')} value={sum} copied={plainAmount(sum)} />
          <Row name={t('arranged.payee')} value={payee} />
          <Row name={t('arranged.account')} value={account} number />
          <Row name={t('arranged.reference')} value={reference} note={t('arranged.referenceNote')} number />
        </dl>
      ) : null}
      {words ? (
        <div className="mt-4 text-14">
          <p className="font-semibold">{t('arranged.words')}</p>
          <p dir="auto" className="own-words mt-0.5 wrap-anywhere whitespace-pre-line text-ink-2">
            {words}
          </p>
        </div>
      ) : null}
      <p className="mt-4 text-13 text-ink-2">{t('arranged.direct')}</p>
    </section>
  );
}

interface RowProps {
  name: string;
  value: string;
  /** What is put where it can be pasted from, where that differs. */
  copied?: string;
  note?: string;
  number?: boolean;
}

function Row({ name, value, copied = value, note, number }: RowProps) {
  const t = useT();
  const copy = useCopy();
  return (
    <div className="flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 grow">
        <dt className="text-13 text-ink-2">{name}</dt>
        <dd className="text-14 font-semibold wrap-anywhere whitespace-pre-line figures select-all">
          <bdi dir={number ? 'ltr' : 'auto'}>{value}</bdi>
        </dd>
        {note ? <dd className="mt-0.5 text-13 text-ink-2">{note}</dd> : null}
      </div>
      <IconButton
        label={t('arranged.copy', { what: name })}
        look="ghost"
        onClick={() => void copy(copied)}
        className="-me-2"
      >
        <Copy size={17} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** "70.50", as a bank's form takes it. */
const plainAmount = (sum: string): string => sum.replaceAll(/[^\p{Nd}.,٫]/gu, '');
