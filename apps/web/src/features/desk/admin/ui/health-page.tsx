import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { buttonStyle } from '@/ui/button/button.style.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { JobsTable } from './jobs-table.tsx';

/** The parts of the running market, and the work that waits or failed. */
export function HealthPage({ status }: { status: ReactNode }) {
  const t = useT();
  return (
    <>
      <PageHeader
        title={t('admin.jobs')}
        note={t('admin.note.jobs')}
        actions={
          <a href="/metrics" className={buttonStyle({ look: 'outline' })}>
            {t('developers.metrics')}
          </a>
        }
        className="mb-5"
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <JobsTable />
        {status}
      </div>
    </>
  );
}
