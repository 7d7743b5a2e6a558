import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { safeReturnPath } from '@/app/access.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { useCardFromBank } from '@/features/money/cards/model/use-card-from-bank.ts';
import { CardsPage } from '@/features/money/cards/ui/cards-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/cards',
  load: async ({ queryClient }) => void (await queryClient.ensureQueryData(getCards())),
  head: ({ t }) => ({ title: t('screen.settingsCards'), noindex: true }),
  component: SettingsCardsScreen,
});

function SettingsCardsScreen({ search }: ScreenProps<'/settings/cards'>) {
  const navigate = useNavigate();
  // A bank sends its customers back with a secret, which is nothing for an address bar.
  useCardFromBank(
    firstOf(search.setup_intent_client_secret),
    () => void navigate({ href: safeReturnPath(search.return, '/settings/cards'), replace: true }),
  );
  const name = useSession((session) => session.user?.name ?? '');
  const { data: cards } = useSuspenseQuery(getCards());
  return <CardsPage cards={cards} name={name} />;
}
