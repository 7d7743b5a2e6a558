import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { defineScreen } from '@/app/screen.ts';
import { getCategories } from '@/features/categories/api/get-categories.ts';
import { addEvent } from '@/features/selling/api/save-event.ts';
import { emptyEvent } from '@/features/selling/model/event-draft.ts';
import { EventEditor } from '@/features/selling/ui/event/event-editor.tsx';
import { EditorSkeleton } from '@/features/selling/ui/product/editor-skeleton.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { toast } from '@/ui/toast/toast.ts';

export const screen = defineScreen({
  path: '/event/add/$shopId',
  load: async ({ queryClient, settings }) => {
    await queryClient.ensureQueryData(getCategories());
    return settings;
  },
  head: ({ t }) => ({ title: t('screen.eventAdd'), noindex: true }),
  component: ({ data, params }) => <EventAddScreen shopId={params.shopId} settings={data} />,
  pending: EditorSkeleton,
});

function EventAddScreen({ shopId, settings }: { shopId: string; settings: AppSettings }) {
  const t = useT();
  const navigate = useNavigate();
  const { data: categories } = useQuery(getCategories());
  // Most events are where their host is.
  const first = useMemo(() => emptyEvent(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return (
    <EventEditor
      title={t('screen.eventAdd')}
      back={{ to: '/event/$shopId', params: { shopId } }}
      first={first}
      categories={categories?.items ?? []}
      currency={settings.currency}
      place={`event-new:${shopId}`}
      send={(body, publish) => addEvent(shopId, body, publish ? 'active' : 'draft')}
      onSaved={({ event: { _id }, publish }) => {
        const params = { productId: _id };
        if (publish) return void navigate({ to: '/event-view/$productId', params, replace: true });
        toast({ kind: 'done', title: t('events.draftSaved') });
        void navigate({ to: '/event/edit/$productId', params, replace: true });
      }}
    />
  );
}
