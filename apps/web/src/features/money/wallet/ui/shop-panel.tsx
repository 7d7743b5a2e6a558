import type { ShopBalance, WalletView } from '@souk/shared/money/wallet/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { BigSum } from './big-sum.tsx';

/** What one's shop has earned, in each currency it sells in. */
export function ShopPanel({ shop }: { shop: NonNullable<WalletView['shop']> }) {
  const t = useT();
  return (
    <Panel title={t('wallet.shopMoney')} className="flex flex-col">
      <p className="-mt-3 text-14 text-ink-2">{t('wallet.shopNote', { shop: shop.name })}</p>
      {shop.balances.map((balance) => (
        <Balance key={balance.available.currency} balance={balance} />
      ))}
    </Panel>
  );
}

function Balance({ balance }: { balance: ShopBalance }) {
  const t = useT();
  const { pending, available, inPayout, frozen, reserve, owed } = balance;
  return (
    <div className="mt-4 not-last:mb-4">
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
