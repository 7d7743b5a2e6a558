import type { Device, OpenSession } from '@souk/shared/identity/sessions/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { endOtherSessions, endSession, getSessions } from '../api/sessions.ts';
import { Listed, ListedRow } from './listed.tsx';
import { SecurityCard } from './security-card.tsx';

export function DevicesCard() {
  const t = useT();
  const sessions = useQuery(getSessions());
  return (
    <SecurityCard icon={<MonitorSmartphone />} title={t('security.devices')} note={t('security.devicesNote')}>
      <Listed query={sessions} rows={2}>
        {({ items }) => <Devices sessions={items} />}
      </Listed>
    </SecurityCard>
  );
}

function Devices({ sessions }: { sessions: OpenSession[] }) {
  const t = useT();
  const queries = useQueryClient();
  const told = (title: string) => async () => {
    await queries.invalidateQueries(getSessions());
    toast({ kind: 'done', title });
  };
  const end = useMutation({
    mutationFn: ({ _id }: { _id: string; device: string }) => endSession(_id),
    onSuccess: (_, { device }) => told(t('security.signedOut', { device }))(),
  });
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: told(t('security.signedOutOthers')),
  });
  const name = useDeviceName();
  const failure = end.error ?? endOthers.error;
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <DeviceRow
            key={session._id}
            session={session}
            ending={end.isPending && end.variables._id === session._id}
            onEnd={() => end.mutate({ _id: session._id, device: name(session.device) })}
          />
        ))}
      </ul>
      {failure ? (
        <Notice tone="bad" className="mt-3">
          {failureWords(failure, t)}
        </Notice>
      ) : null}
      {sessions.length > 1 ? (
        <Button
          look="danger-outline"
          className="mt-4"
          loading={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {t('security.signOutOthers')}
        </Button>
      ) : null}
    </>
  );
}

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop, other: MonitorSmartphone } as const;

interface DeviceRowProps {
  session: OpenSession;
  ending: boolean;
  onEnd: () => void;
}

function DeviceRow({ session, ending, onEnd }: DeviceRowProps) {
  const t = useT();
  const { relative } = useFormat();
  const device = useDeviceName()(session.device);
  const Icon = icons[session.device.kind];
  const way = t(`security.way.${session.way}`);
  return (
    <ListedRow
      icon={<Icon />}
      title={
        <>
          {device}
          {session.current ? <StatusChip tone="done">{t('security.thisDevice')}</StatusChip> : null}
        </>
      }
      note={session.current ? way : `${way} · ${t('security.seen', { when: relative(session.lastSeenAt) })}`}
      action={
        session.current ? null : (
          <Button
            size={32}
            loading={ending}
            aria-label={t('security.signOutNamed', { device })}
            onClick={onEnd}
          >
            {t('security.signOut')}
          </Button>
        )
      }
    />
  );
}

function useDeviceName(): (device: Device) => string {
  const t = useT();
  return ({ browser, os }) =>
    browser && os ? t('security.deviceOn', { browser, os }) : (browser ?? os ?? t('security.deviceUnknown'));
}
