import type { OwnEvent } from '@souk/shared/market/events/edit-schema.ts';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { getCategories } from '@/features/market/categories/api/get-categories.ts';
import { eventKind } from '@/features/market/events/edit/model/event-kind.ts';
import { EventEditor } from '@/features/market/events/edit/ui/event-editor.tsx';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useEditing } from '@/ui/editing/use-editing.ts';
import { toast } from '@/ui/toast/toast.ts';
import { Begun } from './begun.tsx';
import { discardEntry, useDiscarding } from './use-discarding.tsx';

interface EventFormProps {
  title: string;
  /** Where it is kept on this device. */
  at: string;
  /** As it was loaded; null for a new one. */
  event: OwnEvent | null;
  shopId: string;
  notice?: ReactNode;
  /** It was thrown away. */
  onGone: () => void;
}

/** The editor of an event with all that can be done to it. */
export function EventForm(props: EventFormProps) {
  return (
    <Begun kind={eventKind} at={props.at} own={props.event}>
      <BegunForm {...props} />
    </Begun>
  );
}

function BegunForm({ title, at, event: loaded, shopId, notice, onGone }: EventFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: categories } = useQuery(getCategories());
  const { currency } = useSuspenseQuery(getShop(shopId)).data;
  const tell = () =>
    ['own-events', 'events', 'event'].forEach((key) => {
      void queryClient.invalidateQueries({ queryKey: [key] });
    });
  const editing = useEditing(eventKind, { key: at, shopId, currency, own: loaded, onStored: tell });
  const { own } = editing;
  const discard = useDiscarding(eventKind, editing, {
    onGone,
    onDeleted: tell,
    onBack: (_id) => void navigate({ to: '/event/edit/$productId', params: { productId: _id } }),
  });
  const see = ({ _id }: OwnEvent) =>
    navigate({ to: '/event-view/$productId', params: { productId: _id }, replace: loaded === null });
  return (
    <EventEditor
      title={title}
      back={{ to: '/event/$shopId', params: { shopId } }}
      editing={editing}
      categories={categories?.items ?? []}
      currency={currency}
      notice={notice}
      discard={discard}
      entries={[
        ...(own?.status === 'active'
          ? [
              {
                key: 'see',
                label: t('events.act.view'),
                icon: <Eye aria-hidden="true" />,
                onSelect: () => void see(own),
              },
            ]
          : []),
        ...(discard ? [discardEntry(discard)] : []),
      ]}
      onSaved={(saved, published) => {
        if (!published) return void toast({ kind: 'done', title: t('editor.saved') });
        eventKind.editings.forget(at);
        void see(saved);
      }}
    />
  );
}
