import type { MoneyAccount, WalletView as Wallet } from '@souk/shared/money/wallet/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus, Undo2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { getOverview } from '@/features/money/payouts/api/payouts.ts';
import { BalanceActions } from '@/features/money/payouts/ui/balance-actions.tsx';
import { getRefundable } from '@/features/money/wallet/api/top-ups.ts';
import { GiveBack } from '@/features/money/wallet/ui/give-back.tsx';
import { WalletPage } from '@/features/money/wallet/ui/wallet-page.tsx';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { TopUpDialog } from './top-up-dialog.tsx';
import { TopUpUnderWay } from './top-up-under-way.tsx';

interface WalletViewProps {
  wallet: Wallet;
  /** A top-up whose bank sent its payer back here. */
  underWay: string | undefined;
}

/** One's money with everything that is done about it. */
export function WalletView({ wallet, underWay }: WalletViewProps) {
  const t = useT();
  const navigate = useNavigate();
  const takesCards = useSession(({ appSettings }) => appSettings?.payments.provider !== 'none');
  const [account, setAccount] = useState<MoneyAccount>(wallet.shop && !underWay ? 'shop' : 'wallet');
  const [isToppingUp, setToppingUp] = useState(false);
  const [begunHere, setBegunHere] = useState<string | null>(null);
  const onOver = useCallback(() => void navigate({ to: '/wallet', replace: true }), [navigate]);
  const currency = wallet.wallet[0]?.currency ?? '';
  return (
    <>
      <WalletPage
        wallet={wallet}
        account={account}
        onAccount={setAccount}
        notice={
          underWay ? (
            <TopUpUnderWay key={underWay} id={underWay} atOnce={begunHere === underWay} onOver={onOver} />
          ) : null
        }
        actions={
          takesCards ? (
            <Button
              look={wallet.shop ? 'outline' : 'accent'}
              icon={<Plus size={17} aria-hidden="true" />}
              onClick={() => {
                setAccount('wallet');
                setToppingUp(true);
              }}
            >
              {t('wallet.topUp')}
            </Button>
          ) : null
        }
        ownActions={<OwnActions />}
        shopActions={wallet.shop ? <ShopActions shopId={wallet.shop._id} /> : null}
      />
      {isToppingUp ? (
        <TopUpDialog
          currency={currency}
          onUnderWay={(id) => {
            setBegunHere(id);
            void navigate({ to: '/wallet', search: { topup: id } });
          }}
          onClose={() => setToppingUp(false)}
        />
      ) : null}
    </>
  );
}

/** What was topped up and is not spent can go back to its card. */
function OwnActions() {
  const t = useT();
  const { money } = useFormat();
  const { data: refundable = [] } = useQuery(getRefundable());
  const [givesBack, setGivesBack] = useState<string | null>(null);
  const chosen = refundable.find(({ currency }) => currency === givesBack);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {refundable.map((most) => (
          <Button
            key={most.currency}
            icon={<Undo2 size={17} aria-hidden="true" />}
            onClick={() => setGivesBack(most.currency)}
          >
            {refundable.length > 1
              ? t('wallet.giveBackAmount', { amount: money(most) })
              : t('wallet.giveBack')}
          </Button>
        ))}
      </div>
      {chosen ? <GiveBack most={chosen} onClose={() => setGivesBack(null)} /> : null}
    </>
  );
}

/** Where a shop's money can go, as on the page of its payouts. */
function ShopActions({ shopId }: { shopId: string }) {
  const t = useT();
  const { date } = useFormat();
  const { data } = useQuery(getOverview(shopId));
  if (!data) return null;
  const { balances, account, nextAt } = data;
  return (
    <div className="grid gap-3">
      {nextAt ? (
        <p className="text-14 text-ink-2">{t('payouts.nextAt', { date: date(nextAt, 'weekday') })}</p>
      ) : null}
      {balances.map((balance) => (
        <BalanceActions
          key={balance.available.currency}
          shopId={shopId}
          balance={balance}
          account={account}
        />
      ))}
    </div>
  );
}
