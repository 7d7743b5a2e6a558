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
import { useFormat, useT } from '@/platform/i18n/index.ts';

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
  const { timeZone } = useFormat();
  const navigate = useNavigate();
  const { data: categories } = useQuery(getCategories());
  const first = useMemo(() => emptyEvent(timeZone), [timeZone]);
  return (
    <EventEditor
      title={t('screen.eventAdd')}
      back={{ to: '/event/$shopId', params: { shopId } }}
      first={first}
      categories={categories?.items ?? []}
      settings={settings}
      place={`event-new:${shopId}`}
      save={(draft, image) => addEvent(shopId, draft, image)}
      onSaved={({ _id }) => void navigate({ to: '/event-view/$productId', params: { productId: _id } })}
    />
  );
}
