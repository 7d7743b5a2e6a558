import { Heart, MessageCircle, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { ProtectionNote } from '@/ui/protection-note/protection-note.tsx';
import { FindOrder } from './find-order.tsx';
import { OrderPath } from './order-path.tsx';

const looks = ['all', 'onTheWay', 'toReview', 'returns'] as const;

/** One's own orders; a buyer who has none yet is told how an order goes. */
export function OrdersPage() {
  const t = useT();
  const [look, setLook] = useState<(typeof looks)[number]>('all');
  return (
    <div className="pt-4 sm:pt-8">
      <PageHeader title={t('screen.orders')} />
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[420px_minmax(0,1fr)]">
        <section aria-label={t('screen.orders')} className="min-w-0">
          <ChipRow label={t('account.whichOrders')}>
            {looks.map((key) => (
              <Chip key={key} chosen={key === look} onClick={() => setLook(key)}>
                {t(`account.orders.${key}`)}
              </Chip>
            ))}
          </ChipRow>
          <EmptyState
            className="mt-3 rounded-16 border border-line bg-surface !py-10"
            title={t(`account.noOrders.${look}`)}
            note={t(`account.noOrdersNote.${look}`)}
            action={
              <ButtonLink to="/categories/$categoryId" params={everything.category} look="accent">
                {t('account.lookAround')}
              </ButtonLink>
            }
          />
        </section>
        <div className="flex min-w-0 flex-col gap-4">
          <OrderPath />
          <Panel>
            <ul className="flex flex-col gap-4 text-14 text-ink-2">
              <li>
                <ProtectionNote className="gap-3 !text-14" />
              </li>
              <li className="flex gap-3">
                <MessageCircle size={19} aria-hidden="true" className="shrink-0" />
                {t('account.askTheShop')}
              </li>
            </ul>
          </Panel>
        </div>
      </div>
    </div>
  );
}

/** Without a sign-in there is no list, but an order can still be found. */
export function OrdersForVisitors() {
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
            search={{ return: '/myorders' }}
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
