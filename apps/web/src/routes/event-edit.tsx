import type { Event } from '@souk/shared/events/schema.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import { requireOwnShop } from '@/app/forbidden.ts';
import { defineScreen } from '@/app/screen.ts';
import { getCategories } from '@/features/categories/api/get-categories.ts';
import { getEvent } from '@/features/events/api/get-event.ts';
import { changeEvent } from '@/features/selling/api/save-event.ts';
import { eventDraftOf } from '@/features/selling/model/event-draft.ts';
import { EventEditor } from '@/features/selling/ui/event/event-editor.tsx';
import { EditorSkeleton } from '@/features/selling/ui/product/editor-skeleton.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { sessionStore } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { toast } from '@/ui/toast/toast.ts';

export const screen = defineScreen({
  path: '/event/edit/$productId',
  load: async ({ queryClient, params: { productId }, settings }) => {
    const [event] = await Promise.all([
      queryClient.fetchQuery(getEvent(productId)),
      queryClient.ensureQueryData(getCategories()),
    ]);
    requireOwnShop(event.shop._id, sessionStore.getState().user?.shopId?._id);
    return { event, settings };
  },
  head: ({ t }) => ({ title: t('screen.eventEdit'), noindex: true }),
  component: ({ data }) => <EventEditScreen key={data.event._id} {...data} />,
  pending: EditorSkeleton,
});

function EventEditScreen({ event, settings }: { event: Event; settings: AppSettings }) {
  const t = useT();
  const queryClient = useQueryClient();
  const { data: categories } = useQuery(getCategories());
  const first = useMemo(() => eventDraftOf(event), [event]);
  return (
    <EventEditor
      title={t('screen.eventEdit')}
      back={{ to: '/event-view/$productId', params: { productId: event._id } }}
      first={first}
      categories={categories?.items ?? []}
      settings={settings}
      event={event}
      place={`event:${event._id}`}
      save={(draft, image) => changeEvent(event._id, draft, image)}
      onSaved={(saved) => {
        queryClient.setQueryData(getEvent(event._id).queryKey, saved);
        toast({ kind: 'done', title: t('selling.saved') });
      }}
      more={
        <ButtonLink
          to="/event-view/$productId"
          params={{ productId: event._id }}
          icon={<Eye size={18} aria-hidden="true" />}
        >
          {t('selling.preview')}
        </ButtonLink>
      }
    />
  );
}
