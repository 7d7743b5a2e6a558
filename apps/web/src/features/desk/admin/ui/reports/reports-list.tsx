import {
  type ReportState,
  type ReportTargetKind,
  reportTargetKinds,
} from '@souk/shared/desk/reports/rules.ts';
import type { ReportRow } from '@souk/shared/desk/reports/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Select } from '@/ui/select/select.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getReports } from '../../api/reports.ts';
import { useTable, useTableContent } from '../../model/use-table.ts';
import { PersonName } from '../people/person-name.tsx';
import { ReportDrawer } from './report-drawer.tsx';
import { reportTones } from './report-tones.ts';

const states: ReadonlyArray<ReportState | 'all'> = ['open', 'resolved', 'dismissed', 'all'];

/** What people reported: those that wait longest first. */
export function ReportsList() {
  const t = useT();
  const { dayAndTime } = useFormat();
  const table = useTable();
  const [state, setState] = useState<ReportState | 'all'>('open');
  const [kind, setKind] = useState<ReportTargetKind | ''>('');
  const [shown, setShown] = useState<ReportRow | null>(null);
  const { page, perPage } = table.state;
  const reports = useQuery(
    getReports({ page, perPage, ...(state === 'all' ? {} : { state }), ...(kind ? { kind } : {}) }),
  );
  const columns: Column<ReportRow>[] = [
    {
      key: 'what',
      title: t('reports.column.what'),
      cell: (report) => (
        <button
          type="button"
          onClick={() => setShown(report)}
          className="group block min-h-11 max-w-56 text-start sm:min-h-10"
        >
          <span dir="auto" className="own-words block truncate font-semibold group-hover:underline">
            {report.target.title ?? t('reports.gone')}
          </span>
          <span className="block text-13 text-ink-3">{t(`reports.kind.${report.target.kind}`)}</span>
        </button>
      ),
    },
    {
      key: 'reason',
      title: t('reports.column.reason'),
      cell: ({ reason, openAlike }) => (
        <span className="block">
          {t(`reports.reason.${reason}`)}
          {openAlike > 1 ? (
            <span className="block text-13 text-ink-3">{t('reports.alike', { count: openAlike })}</span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'owner',
      phone: 'folded',
      title: t('reports.column.owner'),
      cell: ({ target: { owner } }) => (owner ? <PersonName person={owner} /> : '–'),
    },
    {
      key: 'reporter',
      phone: 'folded',
      title: t('reports.column.reporter'),
      cell: ({ reporter }) => <bdi className="wrap-anywhere sm:whitespace-nowrap">{reporter.name}</bdi>,
    },
    {
      key: 'state',
      phone: 'mark',
      title: t('people.column.state'),
      cell: (report) => (
        <StatusChip tone={reportTones[report.state]}>{t(`reports.state.${report.state}`)}</StatusChip>
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
  const kinds = [
    { value: '', text: t('people.everything') },
    ...reportTargetKinds.map((value) => ({ value, text: t(`reports.kind.${value}`) })),
  ];
  return (
    <>
      <PageHeader title={t('admin.reports')} note={t('admin.note.reports')} className="mb-5" />
      <div className="mb-4">
        <ChipRow label={t('people.show')}>
          {states.map((one) => (
            <Chip
              key={one}
              chosen={one === state}
              {...(one === 'open' && reports.data ? { count: reports.data.open } : {})}
              onClick={() => {
                setState(one);
                table.toFirstPage();
              }}
            >
              {t(`reports.state.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <DataTable
        label={t('admin.reports')}
        title={reports.data ? t('admin.inAll', { count: reports.data.total }) : ''}
        toolbar={
          <Select
            label={t('reports.column.what')}
            options={kinds}
            valueKey="value"
            textKey="text"
            value={kind}
            onChange={(next) => {
              setKind(next as ReportTargetKind | '');
              table.toFirstPage();
            }}
            className="w-48 max-sm:w-full [&_button]:sm:h-10 [&_label]:sr-only"
          />
        }
        columns={columns}
        content={useTableContent(reports)}
        state={table.state}
        onState={table.setState}
        rowLabel={({ target }) => target.title ?? target._id}
        emptyAction={
          state === 'all' ? null : <Button onClick={() => setState('all')}>{t('reports.all')}</Button>
        }
      />
      <ReportDrawer report={shown} onClose={() => setShown(null)} />
    </>
  );
}
