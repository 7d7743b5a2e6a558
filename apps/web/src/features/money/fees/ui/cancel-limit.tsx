import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { rememberSettings, sessionStore, useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { setCancelLimit } from '../api/cancel-limit.ts';
import { basisPointsOf } from '../model/rate-draft.ts';
import { PercentInput } from './rate-inputs.tsx';

/** Beyond which share of cancelled orders a shop's page says so. */
export function CancelLimit() {
  const t = useT();
  const limit = useSession(({ appSettings }) => appSettings?.cancelRateLimit ?? 0);
  const [percent, setPercent] = useState(() => String(limit / 100));
  const send = useMutation({
    mutationFn: (basisPoints: number) => setCancelLimit(basisPoints),
    onSuccess: (_, cancelRateLimit) => {
      const { appSettings } = sessionStore.getState();
      if (appSettings) rememberSettings({ ...appSettings, cancelRateLimit });
      toast({ kind: 'done', title: t('cancelRate.limitSaved') });
    },
  });
  return (
    <Panel title={t('cancelRate.limit')} className="sm:p-6">
      <Form
        aria-label={t('cancelRate.limit')}
        onSubmit={() => send.isPending || send.mutate(basisPointsOf(percent) ?? 0)}
        className="grid gap-4"
      >
        <p className="-mt-2 text-14 text-ink-2">{t('cancelRate.limitNote')}</p>
        <div className="max-w-60">
          <PercentInput label={t('cancelRate.limitPercent')} value={percent} onChange={setPercent} />
        </div>
        {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
        <Button type="submit" size={44} loading={send.isPending} className="justify-self-start">
          {t('cancelRate.limitSave')}
        </Button>
      </Form>
    </Panel>
  );
}
