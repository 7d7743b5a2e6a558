import type { BankAccount, ShopBalance } from '@souk/shared/money/payouts/schema.ts';
import { useLocation } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { SayWho } from './say-who.tsx';

interface ObstacleProps {
  shopId: string;
  balance: ShopBalance;
  account: BankAccount | null;
}

/** Why nothing can be withdrawn now, and the way on. */
export function Obstacle({ shopId, balance, account }: ObstacleProps) {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  const userId = useSession((session) => session.user?._id);
  const here = useLocation({ select: ({ href }) => href });
  const { obstacle, available, least } = balance;
  // With nothing earned yet there is nothing to be said about how little it is.
  if (!obstacle || (obstacle === 'below_least_payout' && available.amount === 0)) return null;
  const until = account?.pausedUntil;
  const words =
    obstacle === 'payouts_paused' && until
      ? t('payouts.paused', { when: dayAndTime(until, { inSentence: true }) })
      : obstacle === 'below_least_payout'
        ? t('payouts.least', { amount: money(least) })
        : `${t(`error.${obstacle}`)} ${t(`error.${obstacle}.next`)}`;
  const action =
    obstacle === 'no_bank_account' ? (
      <ButtonLink to="/bankdetails" search={{ return: here }} size={32}>
        {t('account.addBank')}
      </ButtonLink>
    ) : obstacle === 'seller_not_verified' && userId ? (
      <ButtonLink to="/verify/$userId" params={{ userId }} size={32}>
        {t('payouts.verify')}
      </ButtonLink>
    ) : obstacle === 'payout_details_due' ? (
      <SayWho shopId={shopId} />
    ) : null;
  return (
    <Notice tone={obstacle === 'below_least_payout' ? 'info' : 'warning'} action={action} className="mt-4">
      {words}
    </Notice>
  );
}
