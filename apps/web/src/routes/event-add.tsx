import type { OwnEvent } from '@souk/shared/market/events/edit-schema.ts';
import { useState } from 'react';
import { defineScreen } from '@/app/screen.ts';
import { getCategories } from '@/features/market/categories/api/get-categories.ts';
import { eventKind } from '@/features/market/events/edit/model/event-kind.ts';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { useT } from '@/platform/i18n/index.ts';
import { findBegun } from '@/ui/editing/find-begun.ts';
import { EventForm } from './parts/event-form.tsx';
import { GoneOnNotice } from './parts/gone-on-notice.tsx';

const { editings } = eventKind;

export const screen = defineScreen({
  path: '/event/add/$shopId',
  load: async ({ queryClient, params: { shopId } }) => {
    const [begun] = await Promise.all([
      findBegun(eventKind, editings.newKey(shopId)),
      queryClient.ensureQueryData(getCategories()),
      queryClient.ensureQueryData(getShop(shopId)),
    ]);
    return { begun };
  },
  head: ({ t }) => ({ title: t('screen.eventAdd'), noindex: true }),
  component: ({ data, params }) => <EventAddScreen shopId={params.shopId} {...data} />,
});

interface EventAddProps {
  shopId: string;
  begun: OwnEvent | null;
}

function EventAddScreen({ shopId, begun }: EventAddProps) {
  const t = useT();
  const at = editings.newKey(shopId);
  const [fresh, setFresh] = useState(0);
  const [since] = useState(() => editings.of(at)?.at);
  const event = fresh === 0 ? begun : null;
  return (
    <EventForm
      key={`${fresh} ${event?._id} ${event?.version}`}
      title={t('screen.eventAdd')}
      at={at}
      event={event}
      shopId={shopId}
      notice={
        event && since ? (
          <GoneOnNotice
            since={since}
            words="events.goneOn"
            onAnother={() => {
              editings.beginAnother(shopId);
              setFresh(fresh + 1);
            }}
          />
        ) : null
      }
      onGone={() => setFresh(fresh + 1)}
    />
  );
}
