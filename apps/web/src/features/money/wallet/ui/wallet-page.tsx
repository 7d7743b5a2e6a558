import type { MoneyAccount, WalletView } from '@souk/shared/money/wallet/schema.ts';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { MovementsTable } from './movements-table.tsx';
import { OwnPanel } from './own-panel.tsx';
import { ShopPanel } from './shop-panel.tsx';

interface WalletPageProps {
  wallet: WalletView;
  /** Which of the two is shown, where the reader has both. */
  account: MoneyAccount;
  onAccount: (account: MoneyAccount) => void;
  /** What was begun and is not done yet. */
  notice: ReactNode;
  actions: ReactNode;
  /** What can be done with what is in the wallet, and with what the shop earned. */
  ownActions: ReactNode;
  shopActions: ReactNode;
}

/** What one has to buy with and, for sellers, what the shop earned: two accounts, each with its story. */
export function WalletPage(props: WalletPageProps) {
  const { account, onAccount, notice, actions, ownActions, shopActions } = props;
  const { wallet, takenBack, shop } = props.wallet;
  const t = useT();
  const { money } = useFormat();
  const [own] = wallet;
  const [earned] = shop?.balances ?? [];
  const currencies =
    account === 'shop' && shop
      ? shop.balances.map(({ available }) => available.currency)
      : wallet.map(({ currency }) => currency);
  const choiceOf = (value: MoneyAccount, name: string, sum: typeof own) => ({
    value,
    label: (
      <span className="inline-flex flex-wrap justify-center gap-x-2">
        {name}
        {sum ? <span className="font-normal">{money(sum, { exact: true })}</span> : null}
      </span>
    ),
  });
  return (
    <div className="mx-auto max-w-280 pt-4 sm:pt-8">
      <PageHeader title={t('screen.wallet')} actions={actions} />
      {shop ? (
        <Segment
          label={t('wallet.whose')}
          className="mt-4"
          value={account}
          onChange={onAccount}
          choices={[
            choiceOf('shop', t('wallet.shopMoney'), earned?.available),
            choiceOf('wallet', t('wallet.ownMoney'), own),
          ]}
        />
      ) : null}
      {notice ? <div className="mt-4">{notice}</div> : null}
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        {account === 'shop' && shop ? (
          <ShopPanel shop={shop}>{shopActions}</ShopPanel>
        ) : (
          <OwnPanel own={{ wallet, takenBack }}>{ownActions}</OwnPanel>
        )}
        <HistoryPanel key={account} account={account} currencies={currencies} />
      </div>
      <div className="mt-4">
        <MovementsTable
          key={account}
          account={account}
          emptyAction={
            account === 'shop' ? null : (
              <ButtonLink to="/categories/$categoryId" params={everything.category}>
                {t('account.lookAround')}
              </ButtonLink>
            )
          }
        />
      </div>
    </div>
  );
}
