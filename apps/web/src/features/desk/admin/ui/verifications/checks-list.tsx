import type { CheckRow, SeenState } from '@souk/shared/identity/verification/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getChecks } from '../../api/verifications.ts';
import { useTable, useTableContent } from '../../model/use-table.ts';
import { PersonName } from '../people/person-name.tsx';
import { SearchBox } from '../search-box.tsx';
import { CheckDrawer } from './check-drawer.tsx';
import { checkTones } from './check-tones.ts';

const states: ReadonlyArray<SeenState | 'all'> = ['waiting', 'approved', 'refused', 'withdrawn', 'all'];

/** Sellers who want to be known: those that wait longest first. */
export function ChecksList() {
  const t = useT();
  const { dayAndTime, number } = useFormat();
  const { code: language } = useLanguage();
  const table = useTable();
  const [state, setState] = useState<SeenState | 'all'>('waiting');
  const [shown, setShown] = useState<string | null>(null);
  const checks = useQuery(getChecks({ ...table.wanted, ...(state === 'all' ? {} : { state }) }));
  const columns: Column<CheckRow>[] = [
    {
      key: 'person',
      title: t('people.column.person'),
      cell: ({ _id, person }) => <PersonName person={person} onOpen={() => setShown(_id)} />,
    },
    {
      key: 'legalName',
      phone: 'folded',
      title: t('verify.legalName'),
      cell: ({ legalName }) => <bdi>{legalName || t('people.emptied')}</bdi>,
    },
    {
      key: 'country',
      title: t('people.column.country'),
      cell: ({ country }) => new Intl.DisplayNames(language, { type: 'region' }).of(country),
    },
    {
      key: 'documents',
      title: t('verify.documents'),
      align: 'end',
      cell: ({ documentCount }) => number(documentCount),
    },
    {
      key: 'state',
      phone: 'mark',
      title: t('people.column.state'),
      cell: (check) => (
        <StatusChip tone={checkTones[check.state]}>{t(`people.check.${check.state}`)}</StatusChip>
      ),
    },
    {
      key: 'sent',
      phone: 'fact',
      title: t('people.column.sent'),
      align: 'end',
      cell: ({ sentAt }) => <span className="whitespace-nowrap">{dayAndTime(sentAt)}</span>,
    },
  ];
  return (
    <>
      <PageHeader title={t('admin.verifications')} note={t('people.checksNote')} className="mb-5" />
      <div className="mb-4">
        <ChipRow label={t('people.show')}>
          {states.map((one) => (
            <Chip
              key={one}
              chosen={one === state}
              {...(one === 'waiting' && checks.data ? { count: checks.data.waiting } : {})}
              onClick={() => {
                setState(one);
                table.toFirstPage();
              }}
            >
              {t(`people.check.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <DataTable
        label={t('admin.verifications')}
        title={checks.data ? t('admin.inAll', { count: checks.data.total }) : ''}
        toolbar={<SearchBox value={table.typed} onChange={table.setTyped} />}
        columns={columns}
        content={useTableContent(checks)}
        state={table.state}
        onState={table.setState}
        rowLabel={({ person }) => person.name}
        emptyAction={
          state === 'all' ? null : <Button onClick={() => setState('all')}>{t('people.allChecks')}</Button>
        }
      />
      <CheckDrawer checkId={shown} onClose={() => setShown(null)} />
    </>
  );
}
