import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { getSaleOf } from '../api/get-sale-of.ts';

interface HandOverProps {
  lotId: string;
  /** What is asked about. */
  title: string;
  busy: boolean;
  /** Whether it was done. */
  onHandOver: () => Promise<boolean>;
  dark?: boolean;
}

/** A sale that was a mistake: its host undoes it, and the next bidder is asked. */
export function HandOver({ lotId, title, busy, onHandOver, dark = false }: HandOverProps) {
  const t = useT();
  const { money } = useFormat();
  const [open, setOpen] = useState(false);
  const { data: sale } = useQuery({ ...getSaleOf(lotId), enabled: open });
  const next = sale?.can.handOver ? sale.runnerUp : null;
  const note = next
    ? t('hosting.handOverNote', { name: next.handle, price: money(next.amount) })
    : sale
      ? t('hosting.handOverNobody')
      : t('hosting.handOverLooking');
  return (
    <Dialog
      dark={dark}
      open={open}
      onOpenChange={setOpen}
      title={title}
      note={note}
      trigger={
        <Button look={dark ? 'soft' : 'outline'} size={dark ? 32 : 44} disabled={busy}>
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
            onClick={() => void onHandOver().then((done) => done && setOpen(false))}
          >
            {t('hosting.handOverConfirm')}
          </Button>
        </>
      }
    />
  );
}
