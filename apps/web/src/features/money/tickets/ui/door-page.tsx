import type { Door } from '@souk/shared/money/tickets/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useCachedPage } from '@/platform/offline/use-cached-page.ts';
import { Button } from '@/ui/button/button.tsx';
import { useEventDay } from '@/ui/event-day/use-event-day.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { getDoorCounts } from '../api/door.ts';
import { withWaiting } from '../model/door.ts';
import { useDoor } from '../model/use-door.ts';
import { DoorCamera } from './door-camera.tsx';
import { DoorCode } from './door-code.tsx';
import { DoorConflicts } from './door-conflicts.tsx';
import { DoorGuests } from './door-guests.tsx';
import { DoorSeen } from './door-seen.tsx';

interface DoorPageProps {
  door: Door;
  onDownload: () => void;
  onFailure: (error: unknown) => void;
}

/** Where people are let in: a camera or a code, and how many are there. */
export function DoorPage({ door, onDownload, onFailure }: DoorPageProps) {
  const t = useT();
  const { number } = useFormat();
  const { event } = door;
  const { data: counts = door.counts, isError } = useQuery(getDoorCounts(event._id));
  const { tryCode, seen, waiting, conflicts, busy, forgetConflicts } = useDoor(event._id, onFailure);
  const { tickets } = withWaiting(door, waiting);
  const day = useEventDay(event);
  useCachedPage(true);
  return (
    <div className="mx-auto grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 pt-4 sm:pt-6">
      <div>
        <h1 className="display text-28 wrap-anywhere">{event.title}</h1>
        <p className="mt-1 text-14 text-ink-2 figures">{day}</p>
      </div>
      {event.isCancelled ? <Notice tone="bad">{t('checkIn.cancelled')}</Notice> : null}
      {isError || waiting.length > 0 ? (
        <Notice tone="warning">
          {t('checkIn.offline')} {waiting.length > 0 ? t('checkIn.waiting', { count: waiting.length }) : null}
        </Notice>
      ) : null}
      <DoorConflicts conflicts={conflicts} onClose={forgetConflicts} />
      <Panel>
        <p role="status" className="display text-22 figures">
          {t('checkIn.counts', { entered: number(counts.entered), sold: number(counts.sold) })}
        </p>
        <DoorSeen seen={seen} />
        <DoorCamera onCode={(code) => void tryCode(code)} />
        <DoorCode busy={busy} onCode={tryCode} />
      </Panel>
      <Panel
        title={t('checkIn.guests')}
        actions={
          tickets.length > 0 ? (
            <Button size={32} icon={<Download size={16} aria-hidden="true" />} onClick={onDownload}>
              {t('checkIn.download')}
            </Button>
          ) : null
        }
      >
        <DoorGuests tickets={tickets} busy={busy} onLetIn={(code) => void tryCode(code)} />
      </Panel>
    </div>
  );
}
