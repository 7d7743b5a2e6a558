import type { LotId } from '@souk/shared/ids.ts';
import { type StopReason, stopReasons } from '@souk/shared/live/auctions/stop-reasons.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { stopLot } from '../api/shows.ts';

// That one cannot find a thing is for its host to say.
const reasons = stopReasons.filter((reason) => reason !== 'missing');

interface StopLotProps {
  lot: { lotId: LotId; title: string };
  onClose: () => void;
}

/** Nobody wins it, for a reason that everyone reads. */
export function StopLot({ lot, onClose }: StopLotProps) {
  const t = useT();
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: (reason: StopReason) => stopLot(lot.lotId, reason),
    onSuccess: () => {
      toast({ kind: 'done', title: t('admin.lotStopped') });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <Dialog
      open
      closable
      onOpenChange={(open) => open || onClose()}
      title={t('hosting.stopTitle', { title: lot.title })}
      note={t('hosting.stopNote')}
    >
      <div className="flex flex-col gap-2">
        {reasons.map((reason) => (
          <Button key={reason} block disabled={stop.isPending} onClick={() => stop.mutate(reason)}>
            {t(`hosting.stop.${reason}`)}
          </Button>
        ))}
        {stop.error ? <Notice tone="bad">{failureWords(stop.error, t)}</Notice> : null}
      </div>
    </Dialog>
  );
}
