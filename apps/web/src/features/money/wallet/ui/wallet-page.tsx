import type { WalletView } from '@souk/shared/money/wallet/schema.ts';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { cx } from '@/ui/cx.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import type { MoneyAccount } from '../api/get-movements.ts';
import { MovementsTable } from './movements-table.tsx';
import { OwnPanel } from './own-panel.tsx';
import { ShopPanel } from './shop-panel.tsx';

/** What one has to buy with and, for whoever sells, what the shop earned: two accounts, each with its story. */
export function WalletPage({ wallet: { wallet, shop } }: { wallet: WalletView }) {
  const t = useT();
  const [account, setAccount] = useState<MoneyAccount>(shop ? 'shop' : 'wallet');
  return (
    <div className="mx-auto max-w-280 pt-4 sm:pt-8">
      <PageHeader title={t('screen.wallet')} />
      <div className={cx('mt-6 grid gap-4', shop && 'lg:grid-cols-2')}>
        {shop ? <ShopPanel shop={shop} /> : null}
        <OwnPanel sums={wallet} alone={shop === null} />
      </div>
      <div className="mt-4">
        <MovementsTable
          account={account}
          toolbar={
            shop ? (
              <Segment
                label={t('wallet.whose')}
                size={32}
                value={account}
                onChange={setAccount}
                choices={[
                  { value: 'shop', label: t('wallet.shopMoney') },
                  { value: 'wallet', label: t('wallet.ownMoney') },
                ]}
              />
            ) : null
          }
          emptyAction={
            <ButtonLink to="/categories/$categoryId" params={everything.category}>
              {t('account.lookAround')}
            </ButtonLink>
          }
        />
      </div>
    </div>
  );
}
