import type { ShopBalance, WalletView } from '@souk/shared/money/wallet/schema.ts';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { BigSum } from './big-sum.tsx';
import { SumLine } from './sum-line.tsx';

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
        <SumLine name={t('account.pending')} note={t('account.pendingNote')} sum={pending} always />
        <SumLine name={t('wallet.inPayout')} sum={inPayout} />
        <SumLine name={t('wallet.reserve')} note={t('wallet.reserveNote')} sum={reserve} />
        <SumLine name={t('wallet.owed')} note={t('wallet.owedNote')} sum={owed} />
        <SumLine name={t('wallet.frozen')} sum={frozen} always />
      </dl>
    </div>
  );
}
