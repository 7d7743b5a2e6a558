import { useNavigate } from '@tanstack/react-router';
import { useFilterStep } from '@/app/filter-step.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { shopSearchOf, wordsOfSearch } from '@/features/money/orders/selling/model/shop-search.ts';
import { SoldPage } from '@/features/money/orders/selling/ui/sold-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

type Path = '/sell/orders';

export const screen = defineScreen({
  path: '/sell/orders',
  head: ({ t }) => ({ title: t('sell.orders'), noindex: true }),
  component: SellOrdersScreen,
});

function SellOrdersScreen({ search }: ScreenProps<Path>) {
  const navigate = useNavigate();
  const step = useFilterStep();
  const shopId = useSession((session) => session.user?.shopId?._id);
  if (!shopId) return null;
  return (
    <SoldPage
      shopId={shopId}
      search={shopSearchOf(search)}
      onSearch={(next) => {
        const words = wordsOfSearch(next);
        void navigate({ to: '/sell/orders', search: words, ...step(words) });
      }}
    />
  );
}
