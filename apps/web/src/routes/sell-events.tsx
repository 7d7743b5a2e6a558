import { eventShelves } from '@souk/shared/market/events/states.ts';
import { useNavigate } from '@tanstack/react-router';
import { CalendarDays, Plus } from 'lucide-react';
import { useState } from 'react';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf, type Search } from '@/app/search.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { OwnEvents } from '@/features/market/events/ui/own-events.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { useDiscarded } from '@/ui/editing/discarded.store.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { firstTableState } from '@/ui/table/table-state.ts';

type Path = '/sell/events';

export const screen = defineScreen({
  path: '/sell/events',
  head: ({ t }) => ({ title: t('market.shopTab.events'), noindex: true }),
  component: SellEventsScreen,
});

function SellEventsScreen({ search }: ScreenProps<Path>) {
  const t = useT();
  const shopId = useSession((session) => session.user?.shopId?._id);
  if (!shopId) return null;
  return (
    <>
      <PageHeader
        title={t('market.shopTab.events')}
        className="mb-6"
        actions={
          <>
            <ButtonLink
              to="/event/$shopId"
              params={{ shopId }}
              search={{ view: 'month' }}
              icon={<CalendarDays size={18} aria-hidden="true" />}
            >
              {t('market.byMonth')}
            </ButtonLink>
            <ButtonLink
              to="/event/add/$shopId"
              params={{ shopId }}
              look="accent"
              icon={<Plus size={18} aria-hidden="true" />}
            >
              {t('market.addEvent')}
            </ButtonLink>
          </>
        }
      />
      <Own id={shopId} search={search} />
    </>
  );
}

function Own({ id, search }: { id: string; search: Search }) {
  const navigate = useNavigate();
  const onFailure = useTellFailure();
  const hidden = useDiscarded(({ ids }) => ids);
  const shelf = eventShelves.find((one) => one === firstOf(search.shelf)) ?? 'upcoming';
  // Another shelf begins at its first page.
  const [shown, setShown] = useState({ shelf, state: firstTableState });
  const state = shown.shelf === shelf ? shown.state : { ...firstTableState, perPage: shown.state.perPage };
  return (
    <OwnEvents
      shopId={id}
      shelf={shelf}
      state={state}
      onState={(next) => setShown({ shelf, state: next })}
      onOpen={(where, { _id }) =>
        void navigate({
          to: ownPages[where],
          params: { productId: _id },
        })
      }
      hidden={hidden}
      onFailure={onFailure}
    />
  );
}

const ownPages = {
  view: '/event-view/$productId',
  edit: '/event/edit/$productId',
  door: '/event/check-in/$productId',
} as const;
