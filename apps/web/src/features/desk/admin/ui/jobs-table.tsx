import { type JobGroup, jobGroups } from '@souk/shared/desk/admin-jobs/groups.ts';
import type { AdminJob } from '@souk/shared/desk/admin-jobs/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { firstTableState } from '@/ui/table/table-state.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { getJobs, jobsKey, retryJob } from '../api/jobs.ts';
import { useTableContent } from '../model/use-table.ts';

const tones: Record<AdminJob['state'], StatusTone> = {
  ...{ waiting: 'closed', running: 'progress', again: 'action', failed: 'action' },
};

/** Work in the background that failed, and why, or that waits. */
export function JobsTable() {
  const t = useT();
  const [of, setOf] = useState<JobGroup>('failed');
  const [state, setState] = useState(firstTableState);
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const retry = useRetry();
  const jobs = useQuery(getJobs({ of, page: state.page, perPage: state.perPage }));
  return (
    <DataTable
      label={t('admin.jobsTable')}
      title={t('admin.jobsTable')}
      toolbar={
        <ChipRow label={t('people.show')}>
          {jobGroups.map((key) => {
            const count = jobs.data?.counts[key];
            return (
              <Chip
                key={key}
                chosen={key === of}
                {...(count ? { count } : {})}
                onClick={() => {
                  setOf(key);
                  setState(firstTableState);
                }}
              >
                {t(`admin.jobsOf.${key}`)}
              </Chip>
            );
          })}
        </ChipRow>
      }
      columns={useColumns(of)}
      content={useTableContent(jobs)}
      rowLabel={({ name }) => name}
      {...(isAdmin && of === 'failed'
        ? {
            rowActions: (job: AdminJob) => [
              {
                key: 'retry',
                label: t('admin.retryJob'),
                icon: <RotateCw size={17} aria-hidden="true" />,
                disabled: retry.isPending,
                onSelect: () => retry.mutate(job),
              },
            ],
          }
        : {})}
      state={state}
      onState={setState}
      emptyNote={t(`admin.empty.jobs.${of}`)}
    />
  );
}

function useColumns(of: JobGroup): Column<AdminJob>[] {
  const t = useT();
  const { dayAndTime, number } = useFormat();
  const name: Column<AdminJob> = {
    key: 'name',
    title: t('admin.column.job'),
    cell: (job) => (
      <>
        <bdi dir="ltr" className="font-semibold wrap-anywhere">
          {job.name}
        </bdi>
        {job.error ? (
          <bdi dir="ltr" className="block text-13 wrap-anywhere text-ink-2 rtl:text-end">
            {job.error}
          </bdi>
        ) : null}
      </>
    ),
  };
  const tries: Column<AdminJob> = {
    key: 'tries',
    align: 'end',
    title: t('admin.column.tries'),
    cell: (job) => number(job.tries),
  };
  const at: Column<AdminJob> = {
    key: 'at',
    phone: 'fact',
    title: t(of === 'failed' ? 'admin.column.failedAt' : 'admin.column.nextTry'),
    cell: (job) => <span className="figures">{dayAndTime(job.at)}</span>,
  };
  const state: Column<AdminJob> = {
    key: 'state',
    phone: 'mark',
    title: t('admin.column.state'),
    cell: (job) => <StatusChip tone={tones[job.state]}>{t(`admin.jobState.${job.state}`)}</StatusChip>,
  };
  return of === 'waiting' ? [name, state, tries, at] : [name, tries, at];
}

function useRetry() {
  const say = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: AdminJob) => retryJob(_id),
    onSuccess: () => void say((words) => ({ id: 'job', kind: 'done', title: words('admin.jobRetried') })),
    onError: (error) =>
      void say((words) => ({
        id: 'job',
        kind: 'bad',
        title: words(errorCopy(error).title),
        text: words(errorCopy(error).next),
      })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobsKey }),
  });
}
