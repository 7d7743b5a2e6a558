import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { SellerCard } from '@/features/catalog/ui/seller-card.tsx';
import { getEvent } from '@/features/events/api/get-event.ts';
import { takeTickets } from '@/features/events/api/take-tickets.ts';
import { EventPage } from '@/features/events/ui/event-page.tsx';
import { MoreEvents } from '@/features/events/ui/more-events.tsx';
import { Tickets } from '@/features/events/ui/tickets.tsx';
import { offerData } from '@/platform/seo/structured-data.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { fallbackUrl } from '@/ui/picture/picture.model.ts';

type Path = '/event-view/$productId';

export const screen = defineScreen({
  path: '/event-view/$productId',
  load: ({ queryClient, params }) => queryClient.ensureQueryData(getEvent(params.productId)),
  head: ({ data: event, format }) => ({
    title: `${event.title}, ${format.date(event.startsAt, 'short')}`,
    description: event.description.slice(0, 200),
    ...(event.image ? { image: { url: fallbackUrl(event.image), alt: event.image.alt } } : {}),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: event.title,
      description: event.description,
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
  const router = useRouter();
  const tellFailure = useTellFailure();
  const signedIn = useSession(isSignedIn);
  const { data: event } = useSuspenseQuery(getEvent(productId));
  const take = useMutation({
    mutationFn: ({ ticketId, quantity }: { ticketId: string; quantity: number }) =>
      takeTickets(ticketId, quantity),
    onSuccess: () => navigate({ to: '/checkout' }),
    onError: tellFailure,
  });
  return (
    <>
      <EventPage
        event={event}
        tickets={
          <Tickets
            event={event}
            working={take.isPending}
            onBuy={(ticketId, quantity) => {
              if (signedIn) take.mutate({ ticketId, quantity });
              else void navigate({ to: '/login', search: { return: router.state.location.href } });
            }}
          />
        }
        seller={<SellerCard seller={event.seller} nextShow={null} />}
      />
      <MoreEvents events={event.more} />
    </>
  );
}
