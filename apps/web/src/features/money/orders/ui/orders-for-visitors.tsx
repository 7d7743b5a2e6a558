import { Heart, MessageCircle, ShieldCheck } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { FindOrder } from './find-order.tsx';

/** Without a sign-in there is no list, but an order can still be found. `back` is where the sign-in leads. */
export function OrdersForVisitors({ back }: { back: string }) {
  const t = useT();
  return (
    <div className="mx-auto max-w-245 pt-4 sm:pt-8">
      <PageHeader title={t('screen.orders')} note={t('account.ordersVisitorNote')} />
      <div className="mt-6 grid items-stretch gap-4 lg:grid-cols-2">
        <Panel title={t('account.ordersSignIn')} className="flex flex-col">
          <ul className="flex flex-col gap-3.5 text-14 text-ink-2">
            <li className="flex gap-3">
              <ShieldCheck size={19} aria-hidden="true" className="shrink-0 text-won-text" />
              {t('account.ordersSignInTrack')}
            </li>
            <li className="flex gap-3">
              <MessageCircle size={19} aria-hidden="true" className="shrink-0" />
              {t('account.askTheShop')}
            </li>
            <li className="flex gap-3">
              <Heart size={19} aria-hidden="true" className="shrink-0" />
              {t('account.ordersSignInReview')}
            </li>
          </ul>
          <ButtonLink
            to="/login"
            search={{ return: back }}
            look="accent"
            size={48}
            block
            className="mt-6 lg:mt-auto"
          >
            {t('nav.signIn')}
          </ButtonLink>
        </Panel>
        <FindOrder />
      </div>
    </div>
  );
}
