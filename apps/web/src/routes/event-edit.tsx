import type { OwnEvent } from '@souk/shared/market/events/edit-schema.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { requireOwnShop } from '@/app/forbidden.ts';
import { defineScreen } from '@/app/screen.ts';
import { getCategories } from '@/features/market/categories/api/get-categories.ts';
import { getOwnEvent } from '@/features/market/events/edit/api/save-event.ts';
import { eventKind } from '@/features/market/events/edit/model/event-kind.ts';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { useT } from '@/platform/i18n/index.ts';
import { sessionStore } from '@/platform/session/session.store.ts';
import { EventForm } from './parts/event-form.tsx';
import { RestoredNotice, useUnsavedSince } from './parts/restored-notice.tsx';

export const screen = defineScreen({
  path: '/event/edit/$productId',
  load: async ({ queryClient, params: { productId } }) => {
    const [event] = await Promise.all([
      queryClient.fetchQuery({ ...getOwnEvent(productId), staleTime: 0 }),
      queryClient.ensureQueryData(getCategories()),
    ]);
    requireOwnShop(event.shopId, sessionStore.getState().user?.shopId?._id);
    await queryClient.ensureQueryData(getShop(event.shopId));
    return { event };
  },
  head: ({ t }) => ({ title: t('screen.eventEdit'), noindex: true }),
  // What was loaded anew since is begun anew, but for what is typed.
  component: ({ data }) => <EventEditScreen key={`${data.event._id} ${data.event.version}`} {...data} />,
});

function EventEditScreen({ event }: { event: OwnEvent }) {
  const t = useT();
  const navigate = useNavigate();
  const [at] = useState(() => eventKind.editings.keyOf(event._id));
  const since = useUnsavedSince(eventKind, at, event);
  const { shopId } = event;
  return (
    <EventForm
      title={t('screen.eventEdit')}
      at={at}
      event={event}
      shopId={shopId}
      notice={since ? <RestoredNotice since={since} /> : null}
      onGone={() =>
        void navigate({
          to: '/sell/events',
          search: { shelf: 'draft' },
        })
      }
    />
  );
}
