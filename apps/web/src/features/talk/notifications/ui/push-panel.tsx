import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { readPushState, turnPushOff, turnPushOn } from '../model/push-device.ts';
import type { PushState } from '../model/push-state.ts';

/** Push to the browser one is looking at; nothing is asked before it is pressed. */
export function PushPanel({ userId }: { userId: string }) {
  const t = useT();
  const [state, setState] = useState<PushState>();
  const [working, setWorking] = useState(false);
  useEffect(() => {
    let current = true;
    readPushState(userId).then(
      (read) => current && setState(read),
      () => current && setState('unsupported'),
    );
    return () => {
      current = false;
    };
  }, [userId]);
  const turn = (how: (userId: string) => Promise<PushState>) => {
    setWorking(true);
    how(userId)
      .then(setState, () =>
        toast({ id: 'push', kind: 'bad', title: t('push.failed'), text: t('push.failedNote') }),
      )
      .finally(() => setWorking(false));
  };
  return (
    <Panel
      title={t('push.title')}
      actions={state === 'on' ? <StatusChip tone="done">{t('push.isOn')}</StatusChip> : undefined}
    >
      <p className="-mt-2 max-w-140 text-14 text-ink-2">{t('push.note')}</p>
      <div className="mt-4">
        {state === undefined ? <Skeleton className="h-10 w-28 !rounded-12 max-sm:h-11" /> : null}
        {state === 'off' ? (
          <Button
            look="ink"
            icon={<BellRing size={16} aria-hidden="true" />}
            loading={working}
            onClick={() => turn(turnPushOn)}
          >
            {t('push.turnOn')}
          </Button>
        ) : null}
        {state === 'on' ? (
          <Button loading={working} onClick={() => turn(turnPushOff)}>
            {t('push.turnOff')}
          </Button>
        ) : null}
        {state === 'denied' ? (
          <Notice tone="warning">
            <p className="font-semibold">{t('push.denied')}</p>
            <p className="text-ink-2">{t('push.deniedHelp')}</p>
          </Notice>
        ) : null}
        {state === 'unsupported' ? (
          <Notice>
            <p className="font-semibold">{t('push.unsupported')}</p>
            <p className="text-ink-2">{t('push.unsupportedNote')}</p>
          </Notice>
        ) : null}
      </div>
    </Panel>
  );
}
