import type { AdminUserRow, UserSort, UserState } from '@souk/shared/desk/admin-users/schema.ts';
import type { Role } from '@souk/shared/identity/accounts/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { VerifiedMark } from '@/ui/badge/verified-mark.tsx';
import type { Column, TableState } from '@/ui/table/table.types.ts';
import { getPeople } from '../../api/people.ts';
import { useTable } from '../../model/use-table.ts';
import { FilterChips } from '../filter-chips.tsx';
import { PagedList } from '../paged-list.tsx';
import { ActDialog } from './act-dialog.tsx';
import { type Act, actsFor } from './acts.ts';
import { PersonDrawer } from './person-drawer.tsx';
import { PersonName } from './person-name.tsx';
import { StandingChips } from './standing-chips.tsx';
import { useActEntries } from './use-act-entries.tsx';

const filters = {
  all: {},
  admin: { role: 'admin' },
  support: { role: 'support' },
  seller: { state: 'seller' },
  muted: { state: 'muted' },
  suspended: { state: 'suspended' },
  unproved: { state: 'unproved' },
} as const satisfies Record<string, { role?: Role; state?: UserState }>;
type Filter = keyof typeof filters;

/** Everyone in the market: who they are, what they may do, and what an admin can do about it. */
export function PeopleList() {
  const t = useT();
  const { date } = useFormat();
  const me = useSession((session) => session.user);
  const table = useTable();
  const [filter, setFilter] = useState<Filter>('all');
  const [shown, setShown] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ act: Act; person: AdminUserRow } | null>(null);
  const people = useQuery(getPeople({ ...table.wanted, ...filters[filter], sort: sortOf(table.state.sort) }));
  const entriesOf = useActEntries();
  const columns: Column<AdminUserRow>[] = [
    {
      key: 'name',
      title: t('people.column.person'),
      sortable: true,
      cell: (person) => <PersonName person={person} onOpen={() => setShown(person._id)} />,
    },
    {
      key: 'email',
      title: t('people.column.email'),
      sortable: true,
      cell: ({ email, emailVerified }) => (
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <bdi className="max-w-72 min-w-0 truncate">{email}</bdi>
          {emailVerified ? <VerifiedMark /> : null}
        </span>
      ),
    },
    {
      key: 'role',
      phone: 'folded',
      title: t('people.column.role'),
      cell: ({ role }) => t(`admin.role.${role}`),
    },
    {
      key: 'state',
      phone: 'mark',
      title: t('people.column.state'),
      cell: (person) => <StandingChips person={person} />,
    },
    {
      key: 'joined',
      phone: 'folded',
      title: t('people.column.joined'),
      sortable: true,
      align: 'end',
      cell: ({ joinedAt }) => <span className="whitespace-nowrap">{date(joinedAt, 'medium')}</span>,
    },
  ];
  return (
    <>
      <PagedList
        title={t('admin.users')}
        note={t('admin.note.users')}
        filters={
          <FilterChips
            table={table}
            choices={Object.keys(filters) as Filter[]}
            chosen={filter}
            wordOf={(key) => t(`people.filter.${key}`)}
            onChoose={setFilter}
          />
        }
        table={table}
        query={people}
        columns={columns}
        rowLabel={({ name }) => name}
        rowActions={(person) =>
          entriesOf(person, actsFor(me, person), {
            onOpen: () => setShown(person._id),
            onAct: (act) => setAsked({ act, person }),
          })
        }
      />
      <PersonDrawer
        userId={shown}
        onClose={() => setShown(null)}
        onAct={(act, person) => setAsked({ act, person })}
      />
      <ActDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function sortOf(sort: TableState['sort']): UserSort {
  if (sort?.key === 'name') return sort.direction === 'up' ? 'name' : 'name-down';
  if (sort?.key === 'email') return sort.direction === 'up' ? 'email' : 'email-down';
  if (sort?.key === 'joined' && sort.direction === 'up') return 'oldest';
  return 'newest';
}
