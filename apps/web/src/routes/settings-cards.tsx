import { useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getCards } from '@/features/money/cards/api/kept-cards.ts';
import { CardsPage } from '@/features/money/cards/ui/cards-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/cards',
  load: async ({ queryClient }) => void (await queryClient.ensureQueryData(getCards())),
  head: ({ t }) => ({ title: t('screen.settingsCards'), noindex: true }),
  component: SettingsCardsScreen,
});

function SettingsCardsScreen() {
  const name = useSession((session) => session.user?.name ?? '');
  const { data: cards } = useSuspenseQuery(getCards());
  return <CardsPage cards={cards} name={name} />;
}
