import type { CouponId, ProductId } from '@souk/shared/ids.ts';
import type { Coupon } from '@souk/shared/money/coupons/schema.ts';
import { dollars } from '@/ui/gallery/samples.ts';
import { useSamples } from '@/ui/gallery/samples-context.tsx';
import type { Story } from '@/ui/story.ts';
import { emptyCoupon } from '../model/coupon-draft.ts';
import { CouponPreview } from './coupon-preview.tsx';
import { Coupons } from './coupons-page.tsx';

const nothing = () => undefined;

function useCoupons(): Coupon[] {
  const { inSeconds } = useSamples();
  const coupon = (place: number, change: Partial<Coupon>): Coupon => ({
    _id: `coupon-${place}` as CouponId,
    code: 'SPRING-10',
    worth: { kind: 'percentage', basisPoints: 1_000 },
    bearer: 'shop',
    ...{ leastAmount: null, startsAt: null, endsAt: null, uses: null, usesPerPerson: 1, productIds: null },
    alsoWon: false,
    products: [],
    ...{ used: 0, givenAway: [], state: 'running', version: 1 },
    ...change,
  });
  return [
    coupon(1, { used: 12, uses: 50, givenAway: [dollars(96.4)], leastAmount: dollars(40) }),
    coupon(2, {
      code: 'A-LONG-CODE-OF-24-LETTER',
      worth: { kind: 'amount', amount: dollars(5) },
      productIds: ['a', 'b'] as ProductId[],
      endsAt: inSeconds(900_000),
    }),
    coupon(3, {
      code: 'SHIPFREE',
      worth: { kind: 'free-shipping' },
      state: 'planned',
      startsAt: inSeconds(500_000),
      endsAt: inSeconds(900_000),
    }),
    coupon(4, { code: 'FIRST-20', state: 'used-up', used: 20, uses: 20, givenAway: [dollars(310)] }),
    coupon(5, {
      code: 'SUMMER',
      state: 'over',
      used: 1,
      givenAway: [dollars(4)],
      endsAt: inSeconds(-900_000),
    }),
  ];
}

interface ListProps {
  items: Coupon[] | null;
  looksOnly?: boolean;
  failed?: boolean;
}

function List({ items, looksOnly, failed }: ListProps) {
  return (
    <Coupons
      of="shop"
      list={items && { items, currency: 'USD' }}
      failed={failed ? { error: new Error('no line'), retrying: false, onRetry: nothing } : null}
      onEdit={looksOnly ? null : nothing}
      ending={() => null}
    />
  );
}

const Many = (props: Pick<ListProps, 'looksOnly'>) => <List items={useCoupons()} {...props} />;

export const story: Story = {
  title: 'Coupons',
  states: [
    { name: 'In every state', render: () => <Many />, wide: true },
    { name: 'For who only looks', render: () => <Many looksOnly />, wide: true },
    { name: 'None yet', render: () => <List items={[]} />, wide: true },
    { name: 'On its way', render: () => <List items={null} />, wide: true },
    { name: 'Could not be loaded', render: () => <List items={null} failed />, wide: true },
    {
      name: 'What buyers get',
      render: () => (
        <CouponPreview
          draft={{ ...emptyCoupon('SPRING-10'), least: 4_000, uses: '20' }}
          currency="USD"
          of="shop"
        />
      ),
    },
    { name: 'Right to left', render: () => <Many />, dir: 'rtl', wide: true },
  ],
};
