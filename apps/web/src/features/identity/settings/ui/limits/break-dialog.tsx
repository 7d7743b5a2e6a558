import type { CoolDownDays } from '@souk/shared/identity/self-limits/rules.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { getSelfLimits, startCoolDown } from '../../api/self-limits.ts';

const DAY_MS = 86_400_000;

interface BreakDialogProps {
  days: CoolDownDays;
  open: boolean;
  onClose: () => void;
}

/** The second step: what it means, until when, and a box to tick before the button answers. */
export function BreakDialog({ days, open, onClose }: BreakDialogProps) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const now = useNow(60_000);
  const queries = useQueryClient();
  const [known, setKnown] = useState(false);
  const close = () => {
    setKnown(false);
    send.reset();
    onClose();
  };
  const send = useMutation({
    mutationFn: () => startCoolDown(days),
    onSuccess: (own) => {
      queries.setQueryData(getSelfLimits().queryKey, own);
      toast({ kind: 'done', title: t('limits.breakBegun') });
      close();
    },
  });
  const wrong = send.error ? errorCopy(send.error) : null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={t('limits.breakTitle', { count: days })}
      note={t('limits.breakAsk', { when: dayAndTime(new Date(now + days * DAY_MS).toISOString()) })}
      actions={
        <>
          <Button look="ghost" onClick={close}>
            {t('limits.notNow')}
          </Button>
          <Button look="ink" disabled={!known} loading={send.isPending} onClick={() => send.mutate()}>
            {t('limits.breakGo')}
          </Button>
        </>
      }
    >
      <Checkbox checked={known} onChange={setKnown}>
        {t('limits.breakKnown')}
      </Checkbox>
      {wrong ? <Notice tone="bad" className="mt-4">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
    </Dialog>
  );
}
