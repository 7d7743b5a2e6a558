import { auditActions } from '@souk/shared/desk/audit/actions.ts';
import type { AuditAction, AuditEntry } from '@souk/shared/desk/audit/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Select } from '@/ui/select/select.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getAudit } from '../api/audit.ts';
import { useTable, useTableContent } from '../model/use-table.ts';
import { PersonName } from './people/person-name.tsx';
import { useActDetails } from './people/use-act-details.ts';
import { SearchBox } from './search-box.tsx';

/** Who did what to whom, and when. */
export function AuditList() {
  const t = useT();
  const { code } = useLanguage();
  const { dayAndTime } = useFormat();
  const detailsOf = useActDetails();
  const table = useTable();
  const [action, setAction] = useState<AuditAction | ''>('');
  const entries = useQuery(getAudit({ ...table.wanted, ...(action ? { action } : {}) }));
  const columns: Column<AuditEntry>[] = [
    {
      key: 'who',
      title: t('people.column.who'),
      cell: ({ actor }) =>
        actor ? <PersonName person={actor} /> : <span className="text-ink-2">{t('people.command')}</span>,
    },
    {
      key: 'what',
      title: t('people.column.what'),
      cell: (entry) => (
        <span className="font-medium sm:whitespace-nowrap">{t(`people.done.${entry.action}`)}</span>
      ),
    },
    {
      key: 'whom',
      title: t('people.column.whom'),
      // The details say the name of anything else.
      cell: ({ subject: { kind, _id, name } }) => (
        <bdi className="wrap-anywhere sm:whitespace-nowrap">
          {kind === 'country' ? countryName(_id, code) : (name ?? '–')}
        </bdi>
      ),
    },
    {
      key: 'details',
      title: t('people.column.details'),
      cell: (entry) => (
        <span className="line-clamp-2 max-w-90 text-13 text-ink-2">{detailsOf(entry) || '–'}</span>
      ),
    },
    {
      key: 'when',
      title: t('people.column.when'),
      align: 'end',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {dayAndTime(createdAt)}
        </time>
      ),
    },
  ];
  const choices = [
    { value: '', text: t('people.everything') },
    ...auditActions.map((value) => ({ value, text: t(`people.done.${value}`) })),
  ];
  return (
    <>
      <PageHeader title={t('admin.audit')} note={t('admin.note.audit')} className="mb-5" />
      <DataTable
        label={t('admin.audit')}
        title={entries.data ? t('admin.inAll', { count: entries.data.total }) : ''}
        toolbar={
          <>
            <Select
              label={t('people.column.what')}
              options={choices}
              valueKey="value"
              textKey="text"
              value={action}
              onChange={(next) => {
                setAction(next as AuditAction | '');
                table.toFirstPage();
              }}
              className="w-60 max-sm:w-full [&_button]:sm:h-10 [&_label]:sr-only"
            />
            <SearchBox value={table.typed} onChange={table.setTyped} />
          </>
        }
        columns={columns}
        content={useTableContent(entries)}
        state={table.state}
        onState={table.setState}
        rowLabel={({ createdAt }) => createdAt}
      />
    </>
  );
}
