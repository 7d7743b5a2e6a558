import type { OwnEventRow } from '@souk/shared/market/events/edit-schema.ts';
import { actsOn, type EventShelf, eventShelves } from '@souk/shared/market/events/states.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, CalendarX2, Copy, Eye, Pencil, Plus, ScanLine, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import type { MenuEntry } from '@/ui/menu/menu.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { TableState } from '@/ui/table/table.types.ts';
import { LinkTabs } from '@/ui/tabs/link-tabs.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { actOnEvent, type EventAct, getOwnEvents } from '../api/own-events.ts';
import { ActQuestion } from './act-question.tsx';
import { useOwnEventColumns } from './own-event-columns.tsx';

interface OwnEventsProps {
  shopId: string;
  shelf: EventShelf;
  state: TableState;
  onState: (state: TableState) => void;
  onOpen: (where: 'view' | 'edit' | 'door', event: OwnEventRow) => void;
  /** Drafts thrown away a moment ago. */
  hidden: ReadonlySet<string>;
  onFailure: (error: unknown) => void;
}

/** A shop's own events as their host keeps them: to come, drafts, past, called off, put away. */
export function OwnEvents({ shopId, shelf, state, onState, onOpen, hidden, onFailure }: OwnEventsProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const { page, perPage } = state;
  const query = useQuery(getOwnEvents(shopId, { shelf, page, perPage }));
  const columns = useOwnEventColumns(shelf);
  const [asked, setAsked] = useState<{ act: 'cancel' | 'delete'; event: OwnEventRow } | null>(null);
  const act = useMutation({
    mutationFn: ({ act: what, event }: { act: EventAct; event: OwnEventRow }) => actOnEvent(what, event),
    onSuccess: (_, { act: what }) => toast({ kind: 'done', title: t(`events.done.${what}`) }),
    onError: onFailure,
    onSettled: () =>
      Promise.all(
        ['own-events', 'events', 'event'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
      ),
  });
  const { data } = query;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <LinkTabs
        label={t('events.shelves')}
        tabs={eventShelves.map((one) => ({
          key: one,
          label: t(`events.shelf.${one}`),
          ...(data ? { count: data.counts[one] } : {}),
          link: { to: '/sell/events', search: { shelf: one } },
          active: one === shelf,
        }))}
      />
      <DataTable
        label={t(`events.shelf.${shelf}`)}
        columns={columns}
        content={
          query.isError && !data
            ? { status: 'error', onRetry: () => void query.refetch() }
            : data && !query.isPlaceholderData
              ? { status: 'ready', rows: data.items.filter(({ _id }) => !hidden.has(_id)), total: data.total }
              : { status: 'loading' }
        }
        state={state}
        onState={onState}
        rowLabel={({ title }) => title}
        rowActions={(event) =>
          entriesOf(event, t, {
            open: (where) => onOpen(where, event),
            act: (what) =>
              what === 'cancel' || what === 'delete'
                ? setAsked({ act: what, event })
                : act.mutate({ act: what, event }),
          })
        }
        emptyAction={
          <ButtonLink
            to="/event/add/$shopId"
            params={{ shopId }}
            icon={<Plus size={18} aria-hidden="true" />}
          >
            {t('market.addEvent')}
          </ButtonLink>
        }
      />
      <ActQuestion
        asked={asked}
        onClose={() => setAsked(null)}
        onYes={() => {
          if (asked) act.mutate(asked);
          setAsked(null);
        }}
      />
    </div>
  );
}

const icons: Record<'view' | 'edit' | EventAct, ReactNode> = {
  view: <Eye size={18} aria-hidden="true" />,
  edit: <Pencil size={18} aria-hidden="true" />,
  duplicate: <Copy size={18} aria-hidden="true" />,
  cancel: <CalendarX2 size={18} aria-hidden="true" />,
  archive: <Archive size={18} aria-hidden="true" />,
  restore: <ArchiveRestore size={18} aria-hidden="true" />,
  delete: <Trash2 size={18} aria-hidden="true" />,
};

function entriesOf(
  event: OwnEventRow,
  t: ReturnType<typeof useT>,
  on: { open: (where: 'view' | 'edit' | 'door') => void; act: (what: EventAct) => void },
): MenuEntry[] {
  const status = event.shelf === 'upcoming' || event.shelf === 'past' ? 'active' : event.shelf;
  const may = actsOn({ status, endsAt: event.endsAt === null ? null : new Date(event.endsAt) }, new Date());
  const entry = (key: 'view' | 'edit' | EventAct, onSelect: () => void): MenuEntry => ({
    key,
    label: t(`events.act.${key}`),
    icon: icons[key],
    danger: key === 'cancel' || key === 'delete',
    onSelect,
  });
  return [
    ...(status === 'draft' ? [] : [entry('view', () => on.open('view'))]),
    ...(status === 'draft'
      ? []
      : [
          {
            key: 'door',
            label: t('checkIn.open'),
            icon: <ScanLine size={18} aria-hidden="true" />,
            onSelect: () => on.open('door'),
          },
        ]),
    ...(may.edit ? [entry('edit', () => on.open('edit'))] : []),
    entry('duplicate', () => on.act('duplicate')),
    ...(['restore', 'archive', 'cancel', 'delete'] as const)
      .filter((what) => may[what])
      .map((what) => entry(what, () => on.act(what))),
  ];
}
