import { type PayoutSchedule, payoutSchedules } from '@souk/shared/money/payouts/schedule.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { changeSchedule, getOverview } from '../api/payouts.ts';

interface SchedulePanelProps {
  shopId: string;
  kept: PayoutSchedule;
  /** When the next payout goes out by it. */
  nextAt: string | null;
  /** When one that could not go out is tried again. */
  retryAt: string | null;
}

export function SchedulePanel({ shopId, kept, nextAt, retryAt }: SchedulePanelProps) {
  const t = useT();
  const { date } = useFormat();
  const client = useQueryClient();
  const [schedule, setSchedule] = useState(kept);
  const send = useMutation({
    mutationFn: () => changeSchedule(shopId, schedule),
    onSuccess: (overview) => {
      client.setQueryData(getOverview(shopId).queryKey, overview);
      toast({ kind: 'done', title: t('payouts.scheduleSaved') });
    },
  });
  return (
    <Panel title={t('payouts.schedule')}>
      <div className="grid gap-4">
        {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
        <ChoiceCards
          label={t('payouts.schedule')}
          hideLabel
          value={schedule}
          onChange={setSchedule}
          choices={payoutSchedules.map((value) => ({
            value,
            label: t(`payouts.schedules.${value}`),
            note: t(`payouts.scheduleNotes.${value}`),
          }))}
        />
        {nextAt && schedule === kept ? (
          <p className="text-14 text-ink-2">{t('payouts.nextAt', { date: date(nextAt, 'weekday') })}</p>
        ) : null}
        {retryAt && schedule === kept ? (
          <Notice>{t('payouts.retryAt', { date: date(retryAt, 'weekday') })}</Notice>
        ) : null}
        {schedule === kept ? null : (
          <Button
            look="accent"
            className="justify-self-start"
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {t('payouts.keepSchedule')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
