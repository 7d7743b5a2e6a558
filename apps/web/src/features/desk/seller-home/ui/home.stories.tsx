import type { SellerHome } from '@souk/shared/desk/seller-home/schema.ts';
import type { EventId, ProductId, ShowId, VariantId } from '@souk/shared/ids.ts';
import { dollars, longWords } from '@/ui/gallery/samples.ts';
import { useSamples } from '@/ui/gallery/samples-context.tsx';
import type { Story } from '@/ui/story.ts';
import { HomePage } from './home-page.tsx';
import { SellPageSkeleton } from './sell-skeleton.tsx';

const nothing = () => undefined;
const shopId = '00000000-0000-4000-8000-000000000300';

function useHome(): SellerHome {
  const { inSeconds, product, show, event } = useSamples();
  const next = show(0);
  const days = Array.from({ length: 90 }, (_, place) => ({
    day: inSeconds(-place * 86_400).slice(0, 10),
    amount: dollars((place * 7919) % 11 === 0 ? 528 : 40 + ((place * 7919) % 97) * 1.2),
    orders: 1 + (place % 4),
  }));
  const shows = days
    .filter((_, place) => (place * 7919) % 11 === 0)
    .map(({ day }) => ({ day, title: next.title, lots: 21 }));
  return {
    waiting: {
      toPack: 6,
      toShip: 2,
      problems: 1,
      offers: 3,
      questions: 2,
      reviews: 2,
      drafts: 1,
      due: 2,
      late: 0,
    },
    lowStock: [0, 1, 2].map((place) => ({
      productId: product(place)._id as ProductId,
      variantId: `00000000-0000-4000-8000-00000000015${place}` as VariantId,
      title: place === 1 ? longWords : product(place).title,
      options: { Glaze: 'Sea stripe' },
      image: product(place).image,
      available: place,
    })),
    nextShow: {
      _id: next._id as ShowId,
      title: next.title,
      state: 'scheduled',
      cover: next.cover,
      startsAt: inSeconds(11_520),
      lotCount: 14,
      reminderCount: 86,
      preBidCount: 9,
    },
    nextEvent: {
      _id: event(0)._id as EventId,
      title: event(0).title,
      image: event(0).image,
      startsAt: inSeconds(90_000),
    },
    sales: { currency: 'USD', today: inSeconds(0).slice(0, 10), days, shows },
    payout: {
      pending: dollars(642.18),
      available: dollars(1284.6),
      least: dollars(5),
      nextAt: inSeconds(5 * 86_400),
      last4: '4417',
      obstacle: null,
    },
    health: {
      sent: { judged: 50, inTime: 49 },
      claims: { orders: 160, claimed: 1 },
      answersInMinutes: 22,
      rating: 4.9,
      cancellations: { paid: 41, cancelled: 3, limit: 500 },
    },
  };
}

function Home({ change = {} }: { change?: Partial<SellerHome> }) {
  return (
    <HomePage
      home={{ ...useHome(), ...change }}
      shopId={shopId}
      name="Amina"
      messages={change.waiting ? 0 : 3}
      working={null}
      onRestock={nothing}
      start={null}
    />
  );
}

const quiet = {
  toPack: 0,
  toShip: 0,
  problems: 0,
  offers: 0,
  questions: 0,
  reviews: 0,
  drafts: 0,
  due: 0,
  late: 0,
};

function FirstDay() {
  const { sales, payout } = useHome();
  const none = { pending: dollars(0), available: dollars(0), nextAt: null, last4: null };
  return (
    <Home
      change={{
        waiting: quiet,
        lowStock: [],
        nextShow: null,
        nextEvent: null,
        sales: { ...sales, days: [], shows: [] },
        payout: { ...payout, ...none, obstacle: 'no_bank_account' },
        health: {
          sent: { judged: 0, inTime: 0 },
          claims: { orders: 0, claimed: 0 },
          answersInMinutes: null,
          rating: null,
          cancellations: { paid: 0, cancelled: 0, limit: 500 },
        },
      }}
    />
  );
}

export const story: Story = {
  title: 'Seller’s home',
  states: [
    { name: 'A busy day', wide: true, render: () => <Home /> },
    { name: 'The first day', wide: true, render: () => <FirstDay /> },
    { name: 'Loading', wide: true, render: () => <SellPageSkeleton /> },
    { name: 'Right to left', wide: true, dir: 'rtl', render: () => <Home /> },
  ],
};
