import type { OwnEvent } from '@souk/shared/events/edit-schema.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { requireOwnShop } from '@/app/forbidden.ts';
import { defineScreen } from '@/app/screen.ts';
import { getCategories } from '@/features/categories/api/get-categories.ts';
import { changeEvent, getOwnEvent } from '@/features/selling/api/save-event.ts';
import { eventDraftOf } from '@/features/selling/model/event-draft.ts';
import type { Saved } from '@/features/selling/model/use-saving-event.ts';
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
      queryClient.fetchQuery({ ...getOwnEvent(productId), staleTime: 0 }),
      queryClient.ensureQueryData(getCategories()),
    ]);
    requireOwnShop(event.shopId, sessionStore.getState().user?.shopId?._id);
    return { event, settings };
  },
  head: ({ t }) => ({ title: t('screen.eventEdit'), noindex: true }),
  component: ({ data }) => <EventEditScreen key={data.event._id} {...data} />,
  pending: EditorSkeleton,
});

function EventEditScreen({ event, settings }: { event: OwnEvent; settings: AppSettings }) {
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: categories } = useQuery(getCategories());
  const [own, setOwn] = useState(event);
  const [round, setRound] = useState(0);
  const params = { productId: own._id };
  const saved = ({ event: next, publish }: Saved) => {
    setOwn(next);
    void queryClient.invalidateQueries({ queryKey: ['event', next._id] });
    void queryClient.invalidateQueries({ queryKey: ['events'] });
    if (publish) void navigate({ to: '/event-view/$productId', params });
    else toast({ kind: 'done', title: t('selling.saved') });
  };
  const takeTheirs = async () => {
    setOwn(await queryClient.fetchQuery({ ...getOwnEvent(own._id), staleTime: 0 }));
    setRound(round + 1);
  };
  return (
    <EventEditor
      key={round}
      title={t('screen.eventEdit')}
      back={{ to: '/event/$shopId', params: { shopId: own.shopId } }}
      first={eventDraftOf(own)}
      categories={categories?.items ?? []}
      currency={own.tickets[0]?.price.currency ?? settings.currency}
      own={own}
      place={`event:${own._id}`}
      send={(body, publish, version = own.version) => changeEvent({ _id: own._id, version }, body, publish)}
      onSaved={saved}
      onTheirs={() => void takeTheirs()}
      more={
        own.status === 'active' ? (
          <ButtonLink to="/event-view/$productId" params={params} icon={<Eye size={18} aria-hidden="true" />}>
            {t('selling.preview')}
          </ButtonLink>
        ) : null
      }
    />
  );
}
