import { recordingDays } from '@souk/shared/settings/limits.ts';
import type { RecordingRules, RecordingSettings } from '@souk/shared/settings/recordings.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled, numberBetween } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { changeRecordingSettings, getRecordingSettings } from '../api/recording-settings.ts';

/** How long shows are kept, and what that takes. */
export function RecordingsPart() {
  const t = useT();
  const query = useQuery(getRecordingSettings());
  if (query.data) return <RecordingsForm settings={query.data} />;
  if (query.isError) return <ErrorState title={t('ui.listFailed')} onRetry={() => void query.refetch()} />;
  return <Skeleton className="h-80 w-full !rounded-16" />;
}

function RecordingsForm({ settings }: { settings: RecordingSettings }) {
  const t = useT();
  const { number } = useFormat();
  const queries = useQueryClient();
  const mayChange = useSession(({ user }) => user?.role === 'admin');
  const [keep, setKeep] = useState(settings.keep);
  const [days, setDays] = useState(String(settings.days));
  const send = useMutation({
    mutationFn: (rules: RecordingRules) => changeRecordingSettings(rules),
    onSuccess: (saved) => {
      queries.setQueryData(getRecordingSettings().queryKey, saved);
      toast({ kind: 'done', title: t('admin.settingsSaved') });
    },
  });
  const wrong = send.error ? errorCopy(send.error) : null;
  const { least, most } = recordingDays;
  const isSmall = settings.bytes < 1e9;
  const size = number(settings.bytes / (isSmall ? 1e6 : 1e9), {
    ...{ style: 'unit', unit: isSmall ? 'megabyte' : 'gigabyte', maximumFractionDigits: 1 },
  });
  return (
    <Form
      aria-label={t('recordings.title')}
      onSubmit={() => send.mutate({ keep, days: keep === 'days' ? Number(days) : settings.days })}
      className="max-w-190"
    >
      <Panel title={t('recordings.title')} className="sm:p-6">
        <p className="-mt-2 mb-4 text-14 text-ink-2">
          {t('recordings.size', { shows: settings.shows, size })}
        </p>
        {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
        <ChoiceCards
          label={t('recordings.keep')}
          hideLabel
          value={keep}
          onChange={(next) => mayChange && setKeep(next)}
          choices={[
            {
              value: 'days',
              label: t('recordings.keep.days'),
              note: t('recordings.keep.daysNote'),
              inside: (
                <TextInput
                  label={t('recordings.days')}
                  inputMode="numeric"
                  required
                  disabled={!mayChange}
                  rules={[
                    filled(t('ui.required')),
                    numberBetween(least, most, t('recordings.daysRule', { least, most })),
                  ]}
                  value={days}
                  onChange={setDays}
                />
              ),
            },
            { value: 'always', label: t('recordings.keep.always'), note: t('recordings.keep.alwaysNote') },
            { value: 'never', label: t('recordings.keep.never'), note: t('recordings.keep.neverNote') },
          ]}
        />
        {mayChange ? (
          <Button
            type="submit"
            look="accent"
            size={48}
            loading={send.isPending}
            className="mt-5 max-sm:w-full"
          >
            {t('recordings.save')}
          </Button>
        ) : null}
      </Panel>
    </Form>
  );
}
