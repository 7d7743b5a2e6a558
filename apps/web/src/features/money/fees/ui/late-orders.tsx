import { lateCancelDays } from '@souk/shared/money/orders/ship-by.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { rememberSettings, sessionStore, useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled, numberBetween } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { setLateOrders } from '../api/late-orders.ts';

const { most } = lateCancelDays;

/** How long the market waits for what was not shipped before it gives the money back. */
export function LateOrders() {
  const t = useT();
  const kept = useSession(({ appSettings }) => appSettings?.lateCancelDays ?? 0);
  const [days, setDays] = useState(() => String(kept));
  const send = useMutation({
    mutationFn: (next: number) => setLateOrders(next),
    onSuccess: (_, lateCancelDays) => {
      const { appSettings } = sessionStore.getState();
      if (appSettings) rememberSettings({ ...appSettings, lateCancelDays });
      toast({ kind: 'done', title: t('lateOrders.saved') });
    },
  });
  return (
    <Panel title={t('lateOrders.title')} className="sm:p-6">
      <Form
        aria-label={t('lateOrders.title')}
        onSubmit={() => send.isPending || send.mutate(Number(days))}
        className="grid gap-4"
      >
        <p className="-mt-2 text-14 text-ink-2">{t('lateOrders.note')}</p>
        <div className="max-w-60">
          <TextInput
            label={t('lateOrders.days')}
            hint={t('lateOrders.daysHint', { most })}
            required
            inputMode="numeric"
            rules={[
              filled(t('ui.required')),
              numberBetween(0, most, t('paymentSettings.daysRule', { least: 0, most })),
            ]}
            value={days}
            onChange={setDays}
          />
        </div>
        {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
        <Button type="submit" size={44} loading={send.isPending} className="justify-self-start">
          {t('lateOrders.save')}
        </Button>
      </Form>
    </Panel>
  );
}
