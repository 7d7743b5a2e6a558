import { limitPeriods } from '@souk/shared/identity/self-limits/rules.ts';
import type { SelfLimits } from '@souk/shared/identity/self-limits/schema.ts';
import { HeartHandshake } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { BreakPanel } from './break-panel.tsx';
import { LimitRow } from './limit-row.tsx';
import { ReminderPanel } from './reminder-panel.tsx';

export function LimitsPage({ own }: { own: SelfLimits }) {
  const t = useT();
  return (
    <>
      <PageHeader size="section" title={t('screen.settingsLimits')} note={t('limits.note')} />
      <div className="mt-5 grid gap-4">
        <Panel title={t('limits.spending')}>
          <p className="-mt-2 max-w-140 text-14 text-ink-2">{t('limits.spendingNote')}</p>
          <ul className="mt-3">
            {limitPeriods.map((period) => (
              <LimitRow
                key={period}
                period={period}
                currency={own.currency}
                limit={own.limits[period]}
                spent={own.spent[period]}
              />
            ))}
          </ul>
        </Panel>
        <ReminderPanel minutes={own.remindMinutes} />
        <BreakPanel until={own.coolDownUntil} />
        <p className="flex items-start gap-3 px-1 py-2 text-14 text-ink-2">
          <HeartHandshake size={20} aria-hidden="true" className="shrink-0 text-accent-text" />
          {t('limits.talk')}
        </p>
      </div>
    </>
  );
}
