import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { changeSchedule, type Schedule } from '../api/change-schedule.ts';

const schedules: readonly Schedule[] = ['request', 'weekly', 'monthly'];

export function SchedulePanel({ shopId }: { shopId: string }) {
  const t = useT();
  const [schedule, setSchedule] = useState<Schedule>('request');
  const [kept, setKept] = useState<Schedule>('request');
  const send = useMutation({
    mutationFn: () => changeSchedule(shopId, schedule),
    onSuccess: () => {
      setKept(schedule);
      toast({ kind: 'done', title: t('payouts.scheduleKept') });
    },
  });
  const wrong = send.error ? errorCopy(send.error) : null;
  return (
    <Panel title={t('payouts.schedule')}>
      <div className="grid gap-4">
        {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
        <ChoiceCards
          label={t('payouts.schedule')}
          hideLabel
          value={schedule}
          onChange={setSchedule}
          choices={schedules.map((value) => ({
            value,
            label: t(`payouts.schedules.${value}`),
            note: t(`payouts.scheduleNotes.${value}`),
          }))}
        />
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
