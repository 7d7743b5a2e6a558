import type { ShopBalance, WalletView } from '@souk/shared/money/wallet/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { BigSum } from './big-sum.tsx';

interface ShopPanelProps {
  shop: NonNullable<WalletView['shop']>;
  /** What can be done with it. */
  children: ReactNode;
}

/** What one's shop has earned, in each currency it sells in. */
export function ShopPanel({ shop, children }: ShopPanelProps) {
  const t = useT();
  return (
    <Panel className="flex flex-col">
      {shop.balances.map((balance) => (
        <Balance key={balance.available.currency} balance={balance} />
      ))}
      <p className="mt-3 border-t border-hairline pt-3 text-13 text-ink-2">
        {t('wallet.shopNote', { shop: shop.name })}
      </p>
      <div className="mt-auto pt-4 empty:hidden">{children}</div>
    </Panel>
  );
}

function Balance({ balance }: { balance: ShopBalance }) {
  const t = useT();
  const { pending, available, inPayout, frozen, reserve, owed } = balance;
  return (
    <div className="not-first:mt-6">
      <BigSum label={t('account.available')} sum={available} />
      <dl className="mt-5 border-t border-line text-14">
        <Line name={t('account.pending')} note={t('account.pendingNote')} sum={pending} always />
        <Line name={t('wallet.inPayout')} sum={inPayout} />
        <Line name={t('wallet.reserve')} note={t('wallet.reserveNote')} sum={reserve} />
        <Line name={t('wallet.owed')} note={t('wallet.owedNote')} sum={owed} />
        <Line name={t('wallet.frozen')} sum={frozen} always />
      </dl>
    </div>
  );
}

interface LineProps {
  name: string;
  note?: string;
  sum: Money;
  /** Also where there is none of it. */
  always?: boolean;
}

function Line({ name, note, sum, always = false }: LineProps) {
  const { money } = useFormat();
  if (sum.amount === 0 && !always) return null;
  return (
    <div className="flex items-start justify-between gap-4 border-b border-hairline py-3 last:border-b-0 last:pb-0">
      <dt className="min-w-0">
        <span className="font-semibold">{name}</span>
        {note ? <span className="block text-13 text-ink-2">{note}</span> : null}
      </dt>
      <dd className={sum.amount === 0 ? 'text-ink-2 figures' : 'font-semibold figures'}>
        {money(sum, { exact: true })}
      </dd>
    </div>
  );
}
