import type { Show } from '@souk/shared/live/shows/schema.ts';
import { Radio } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { goLive } from '../api/host-acts.ts';
import { useHosting } from '../model/use-hosting.ts';

/** Opens the doors, once it is meant. */
export function GoLive({ show }: { show: Show }) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const [open, setOpen] = useState(false);
  const { act, busy } = useHosting(show);
  return (
    <Dialog
      dark
      closable
      open={open}
      onOpenChange={setOpen}
      title={t('hosting.goLiveTitle')}
      note={t('hosting.goLiveNote', { time: dayAndTime(show.startsAt), count: show.lotCount })}
      trigger={
        <Button
          look="danger"
          size={56}
          className="min-w-60 grow font-display !text-18 lg:grow-0"
          icon={<Radio size={22} aria-hidden="true" />}
        >
          {t('hosting.goLive')}
        </Button>
      }
      actions={
        <Button
          look="danger"
          size={48}
          block
          loading={busy}
          onClick={() => void act(() => goLive(show._id)).then(() => setOpen(false))}
        >
          {t('hosting.goLiveConfirm')}
        </Button>
      }
    />
  );
}
