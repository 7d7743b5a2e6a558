import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { getSaleOf } from '../api/get-sale-of.ts';
import { handOver } from '../api/host-acts.ts';
import type { Leading } from '../model/use-hosting.ts';

interface HandOverProps {
  lot: HostedLot;
  leading: Leading;
}

/** A sale that was a mistake: its host undoes it, and the next bidder is asked. */
export function HandOver({ lot, leading: { act, busy } }: HandOverProps) {
  const t = useT();
  const { money } = useFormat();
  const [open, setOpen] = useState(false);
  const { data: sale } = useQuery({ ...getSaleOf(lot._id), enabled: open });
  const next = sale?.can.handOver ? sale.runnerUp : null;
  const note = next
    ? t('hosting.handOverNote', { name: next.handle, price: money(next.amount) })
    : sale
      ? t('hosting.handOverNobody')
      : t('hosting.handOverLooking');
  return (
    <Dialog
      dark
      open={open}
      onOpenChange={setOpen}
      title={t('hosting.handOverTitle', { number: lot.number })}
      note={note}
      trigger={
        <Button look="soft" size={32} disabled={busy}>
          {t('hosting.handOver')}
        </Button>
      }
      actions={
        <>
          <DialogClose
            render={
              <Button look="soft" size={48}>
                {t('hosting.handOverKeep')}
              </Button>
            }
          />
          <Button
            look="danger"
            size={48}
            disabled={!next}
            loading={busy}
            onClick={() => void act(() => handOver(lot._id)).then((done) => done && setOpen(false))}
          >
            {t('hosting.handOverConfirm')}
          </Button>
        </>
      }
    />
  );
}
