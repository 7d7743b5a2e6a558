import type { SellerHome } from '@souk/shared/desk/seller-home/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Panel } from '@/ui/panel/panel.tsx';

/** What the shop has earned: what is its own by now, and what waits. */
export function BalanceCard({ balance }: { balance: SellerHome['balance'] }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <Panel title={t('sell.balance')}>
      <p className="-mt-2 text-28 font-[560] tracking-[-0.02em] figures">
        {money(balance.available, { exact: true })}
      </p>
      <p className="text-14 text-ink-2">{t('sell.balanceNote')}</p>
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3.5 text-14">
        <span className="text-ink-2">{t('account.pending')}</span>
        <span className="font-semibold figures">{money(balance.pending, { exact: true })}</span>
      </p>
      <p className="mt-0.5 text-13 text-ink-2">{t('account.pendingNote')}</p>
      <ButtonLink to="/wallet" block className="mt-4">
        {t('sell.openWallet')}
      </ButtonLink>
    </Panel>
  );
}
