import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { cx } from '@/ui/cx.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import type { ComponentState, Readiness } from '../api/get-readiness.ts';

interface StatusPanelProps {
  readiness: UseQueryResult<Readiness>;
  note?: ReactNode;
}

const named = ['database', 'migrations', 'mail', 'texts', 'payments', 'files'] as const;
type Named = (typeof named)[number];

const states: ComponentState[] = ['ok', 'delayed', 'refused', 'kept', 'none', 'unavailable'];
const dots: Record<ComponentState, string> = {
  ok: 'bg-won',
  delayed: 'bg-accent',
  refused: 'bg-bad',
  kept: 'bg-accent',
  none: 'bg-bad',
  unavailable: 'bg-bad',
};

const toCome: readonly MessageKey[] = [
  'developers.allWell',
  'developers.trouble',
  'developers.statusFailed',
  ...named.map((name) => `developers.component.${name}` as const),
  ...states.map((state) => `developers.${state}` as const),
];

/** Each part of the running market by name. */
export function StatusPanel({ readiness, note }: StatusPanelProps) {
  const t = useT();
  useWordsToCome(toCome);
  const { data, isError, refetch } = readiness;
  const nameOf = (key: string) =>
    named.includes(key as Named) ? t(`developers.component.${key as Named}`) : key;
  return (
    <Panel
      title={t('developers.status')}
      actions={
        data ? (
          <StatusChip tone={data.status === 'ok' ? 'done' : 'action'}>
            {data.status === 'ok' ? t('developers.allWell') : t('developers.trouble')}
          </StatusChip>
        ) : null
      }
    >
      {isError && !data ? (
        <ErrorState title={t('developers.statusFailed')} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className="-my-1 divide-y divide-hairline text-14">
          {Object.entries(data.components).map(([key, state]) => (
            <li key={key} className="flex items-center gap-2.5 py-2.5">
              <span aria-hidden="true" className={cx('size-2 rounded-full', dots[state])} />
              {nameOf(key)}
              <span
                className={cx('ms-auto', state === 'unavailable' ? 'font-semibold text-bad' : 'text-ink-2')}
              >
                {t(`developers.${state}`)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <TextSkeleton lines={3} />
      )}
      {note ? <p className="mt-3 text-13 text-ink-3">{note}</p> : null}
    </Panel>
  );
}
