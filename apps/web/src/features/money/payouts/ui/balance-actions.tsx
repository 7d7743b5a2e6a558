import type { BankAccount, ShopBalance } from '@souk/shared/money/payouts/schema.ts';
import { Landmark, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { type Move, MoveOut } from './move-out.tsx';
import { Obstacle } from './obstacle.tsx';

interface BalanceActionsProps {
  shopId: string;
  balance: ShopBalance;
  account: BankAccount | null;
}

/** The two ways of what is ready: to the bank, or into its owner's wallet; and why not. */
export function BalanceActions({ shopId, balance, account }: BalanceActionsProps) {
  return (
    <div>
      <MoveButtons shopId={shopId} balance={balance} account={account} />
      <Obstacle shopId={shopId} balance={balance} account={account} />
    </div>
  );
}

export function MoveButtons({ shopId, balance, account }: BalanceActionsProps) {
  const t = useT();
  const [move, setMove] = useState<Move | null>(null);
  const { available, obstacle } = balance;
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden max-sm:w-full">
        {available.amount === 0 || obstacle === 'shop_suspended' ? null : (
          <Button
            icon={<Wallet size={17} aria-hidden="true" />}
            className="max-sm:grow"
            onClick={() => setMove('wallet')}
          >
            {t('payouts.toWallet')}
          </Button>
        )}
        {obstacle ? null : (
          <Button
            look="accent"
            icon={<Landmark size={17} aria-hidden="true" />}
            className="max-sm:grow"
            onClick={() => setMove('bank')}
          >
            {t('payouts.withdraw')}
          </Button>
        )}
      </div>
      {move ? (
        <MoveOut
          move={move}
          shopId={shopId}
          balance={balance}
          last4={account?.last4 ?? ''}
          onClose={() => setMove(null)}
        />
      ) : null}
    </>
  );
}
