import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useFilterStep } from '@/app/filter-step.ts';
import { usePresence } from '@/app/page-hints.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { ReviewHere } from '@/features/market/reviews/ui/review-here.tsx';
import { OrderProblems } from '@/features/money/disputes/ui/order-problems.tsx';
import { ownSearchOf, searchOf } from '@/features/money/orders/model/own-search.ts';
import { GuestOrder } from '@/features/money/orders/ui/guest-order.tsx';
import { OrdersSkeleton } from '@/features/money/orders/ui/order-skeleton.tsx';
import { OrdersForVisitors } from '@/features/money/orders/ui/orders-for-visitors.tsx';
import { OrdersPage } from '@/features/money/orders/ui/orders-page.tsx';
import { storedTickets } from '@/features/money/tickets/model/stored-tickets.ts';
import { OrderTickets } from '@/features/money/tickets/ui/order-tickets.tsx';
import { useLanguage } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { MailRefused } from './parts/mail-refused.tsx';
import { SoldMomentOf } from './parts/sold-moment-of.tsx';
import { writeAddress } from './parts/write-address.ts';

const SettleLot = lazyPart(async () => (await import('./parts/settle-lot.tsx')).SettleLot);

type Path = '/myorders';

export const screen = defineScreen({
  path: '/myorders',
  head: ({ t }) => ({
    title: t('screen.orders'),
    description: t('account.ordersVisitorNote'),
    noindex: true,
  }),
  component: OrdersScreen,
});

/** Who has a session cookie most likely has orders here: their page is drawn from the start. */
function OrdersScreen({ search }: ScreenProps<Path>) {
  const navigate = useNavigate();
  const step = useFilterStep();
  const presence = usePresence();
  const userId = useSession(({ user }) => user?._id);
  const { code } = useLanguage();
  const here = useLocation({ select: ({ href }) => href });
  const own = ownSearchOf(search);
  const write = writeAddress(code);
  if (own.order && own.key) return <GuestOrder id={own.order} linkKey={own.key} write={write} />;
  if (presence === 'anonymous') return <OrdersForVisitors back={here} />;
  if (!userId) return <OrdersSkeleton />;
  const lot = firstOf(search.lot);
  return (
    <>
      <MailRefused className="mt-4" />
      <OrdersPage
        userId={userId}
        search={own}
        write={write}
        problems={(order) => (
          <>
            <OrderProblems order={order} />
            <SoldMomentOf order={order} />
          </>
        )}
        tickets={({ _id }) => <OrderTickets orderId={_id} />}
        reviewHere={({ productId, title }) => <ReviewHere productId={productId} title={title} />}
        kept={(id) => (storedTickets(id) ? <OrderTickets orderId={id} /> : null)}
        onGroup={(of) => void navigate({ to: '/myorders', search: searchOf(of), ...step(searchOf(of)) })}
      />
      {lot ? (
        <Suspense fallback={null}>
          <SettleLot
            lotId={lot}
            onClose={() =>
              void navigate({ to: '/myorders', search: searchOf(own.of, own.order), replace: true })
            }
          />
        </Suspense>
      ) : null}
    </>
  );
}
