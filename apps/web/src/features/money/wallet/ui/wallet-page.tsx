import type { Money } from '@souk/shared/money.ts';
import { Landmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import type { Move } from '../api/move-money.ts';
import { BalanceChart } from './balance-chart.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { MoveMoney } from './move-money.tsx';
import { TransactionsTable } from './transactions-table.tsx';

export interface WalletView {
  available: Money;
  pending: Money;
  onHold: Money;
}

/** What one has here, what is on its way, and every movement. */
export function WalletPage({ wallet }: { wallet: WalletView }) {
  const t = useT();
  const [move, setMove] = useState<Move | null>(null);
  return (
    <div className="mx-auto max-w-280 pt-4 sm:pt-8">
      <PageHeader
        title={t('screen.wallet')}
        actions={
          <>
            <Button icon={<Plus size={17} aria-hidden="true" />} onClick={() => setMove('topUp')}>
              {t('account.topUp')}
            </Button>
            <Button
              look="accent"
              icon={<Landmark size={17} aria-hidden="true" />}
              onClick={() => setMove('withdraw')}
            >
              {t('account.withdraw')}
            </Button>
          </>
        }
      />
      <div className="mt-6 grid gap-4 lg:grid-cols-[400px_minmax(0,1fr)]">
        <BalancePanel wallet={wallet} />
        <BalanceChart balance={wallet.available} />
      </div>
      <div className="mt-4">
        <TransactionsTable
          emptyAction={
            <ButtonLink to="/categories/$categoryId" params={everything.category}>
              {t('account.lookAround')}
            </ButtonLink>
          }
        />
      </div>
      {move ? <MoveMoney move={move} available={wallet.available} onClose={() => setMove(null)} /> : null}
    </div>
  );
}
