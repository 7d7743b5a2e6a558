import { writeDate } from '@souk/shared/languages/dates.ts';
import { plainTextOf } from '@souk/shared/rich-text/plain.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { ReportButton } from '@/features/desk/reports/ui/report-button.tsx';
import { SellerCard } from '@/features/market/catalog/ui/seller-card.tsx';
import { getEvent } from '@/features/market/events/api/get-event.ts';
import { useTicketChoice } from '@/features/market/events/model/ticket-choice.ts';
import { EventPage } from '@/features/market/events/ui/event-page.tsx';
import { HostActs } from '@/features/market/events/ui/host-acts.tsx';
import { MoreEvents } from '@/features/market/events/ui/more-events.tsx';
import { Tickets } from '@/features/market/events/ui/tickets.tsx';
import { useAddToCart } from '@/features/money/cart/model/use-add-to-cart.ts';
import { useBeginCheckout } from '@/features/money/checkout/model/use-begin-checkout.ts';
import { offerData } from '@/platform/seo/structured-data.ts';
import { isSignedIn, sessionStore, useSession } from '@/platform/session/session.store.ts';
import { fallbackUrl } from '@/ui/picture/picture.model.ts';
import { useToast } from '@/ui/toast/use-toast.ts';

type Path = '/event-view/$productId';

export const screen = defineScreen({
  path: '/event-view/$productId',
  load: ({ queryClient, params }) => queryClient.ensureQueryData(getEvent(params.productId)),
  head: ({ data: event, format }) => ({
    ...(event.status === 'active' ? {} : { noindex: true }),
    title: `${event.title}, ${writeDate(event.startsAt, 'short', { locale: format.locale, timeZone: event.timeZone })}`,
    description: plainTextOf(event.description).slice(0, 200),
    ...(event.image ? { image: { url: fallbackUrl(event.image), alt: event.image.alt } } : {}),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: event.title,
      description: plainTextOf(event.description),
      eventStatus: `https://schema.org/Event${event.status === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
      startDate: event.startsAt,
      endDate: event.endsAt,
      eventAttendanceMode: `https://schema.org/${event.online ? 'Online' : 'Offline'}EventAttendanceMode`,
      location: event.online
        ? { '@type': 'VirtualLocation' }
        : {
            '@type': 'Place',
            name: event.place ?? event.city,
            address: [event.address, event.city].filter(Boolean).join(', '),
          },
      organizer: { '@type': 'Organization', name: event.shop.name },
      offers: event.tickets.map(({ name, price, left }) =>
        offerData(price, left === null || left > 0, { name }),
      ),
    },
  }),
  component: (props) => <EventScreen key={props.params.productId} {...props} />,
});

function EventScreen({ params: { productId } }: ScreenProps<Path>) {
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const say = useToast();
  const ownShop = useSession(({ user }) => user?.shopId?._id);
  const { data: event } = useSuspenseQuery(getEvent(productId));
  const isOwn = ownShop === event.shop._id;
  const choice = useTicketChoice(event);
  const { chosen } = choice;
  const cart = useAddToCart(chosen, {
    onDone: (then) =>
      then === 'pay'
        ? void navigate({ to: '/checkout' })
        : void say((t) => ({
            id: 'cart',
            kind: 'done',
            title: t('market.inCart'),
            text: event.title,
            action: { label: t('market.toCart'), onClick: () => void navigate({ to: '/checkout' }) },
          })),
    onFailure: tellFailure,
  });
  const checkout = useBeginCheckout({ onFailure: tellFailure });
  // Several kinds go through the cart, and a visitor takes theirs along through the sign-in.
  const get = () => {
    const [one, ...more] = chosen;
    if (!one) return;
    if (more.length > 0 || !isSignedIn(sessionStore.getState())) cart.mutate('pay');
    else checkout.mutate({ from: 'product', variantId: one.variantId, quantity: one.quantity });
  };
  const buying = {
    choice,
    onGet: get,
    onAddToCart: () => cart.mutate('stay'),
    working:
      checkout.isPending || (cart.isPending && cart.variables === 'pay')
        ? ('get' as const)
        : cart.isPending
          ? ('cart' as const)
          : null,
  };
  const takesCards = useSession(({ appSettings }) => appSettings?.payments.provider !== 'none');
  const needsCard = !takesCards && event.can.buy && event.tickets.some(({ price }) => price.amount > 0);
  const canGet = event.can.buy && (!needsCard || event.tickets.some(({ price }) => price.amount === 0));
  const isOn = event.status === 'active' || event.status === 'draft';
  return (
    <>
      <EventPage
        event={event}
        acts={
          isOwn ? (
            <HostActs eventId={event._id} mayEdit={event.can.edit} hasDoor={event.status !== 'draft'} />
          ) : null
        }
        tickets={
          isOn ? <Tickets event={event} buying={canGet ? buying : null} needsCard={needsCard} /> : null
        }
        seller={
          <>
            <SellerCard seller={event.seller} nextShow={null} messageTo={event.messageTo} />
            {isOwn ? null : (
              <p className="-ms-3 mt-3">
                <ReportButton target={{ kind: 'event', _id: event._id }} name={event.title} />
              </p>
            )}
          </>
        }
      />
      <MoreEvents events={event.more} />
    </>
  );
}
