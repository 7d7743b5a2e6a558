import type { BidSuspicion, SuspicionDecision } from '@souk/shared/desk/bid-signals/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/api-error.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { decideBidSignals } from '../../api/bid-signals.ts';
import { ReasonField } from '../reason-field.tsx';

interface DecideSignalsProps {
  suspicion: BidSuspicion;
  onDone: () => void;
}

/** It is nothing, or they may not bid at this shop any more; each asks once more. */
export function DecideSignals({ suspicion, onDone }: DecideSignalsProps) {
  const t = useT();
  const [asked, setAsked] = useState<SuspicionDecision['decision'] | null>(null);
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button size={44} onClick={() => setAsked('dismissed')}>
        {t('bidSignals.clear')}
      </Button>
      <Button look="accent" size={44} onClick={() => setAsked('banned')}>
        {t('bidSignals.ban')}
      </Button>
      {asked ? (
        <Dialog
          open
          onOpenChange={(open) => open || setAsked(null)}
          title={t(`bidSignals.ask.${asked}`)}
          note={t(`bidSignals.means.${asked}`, { shop: suspicion.shop.name })}
        >
          <Details key={asked} suspicion={suspicion} asked={asked} onDone={onDone} />
        </Dialog>
      ) : null}
    </div>
  );
}

interface DetailsProps extends DecideSignalsProps {
  asked: SuspicionDecision['decision'];
}

function Details({ suspicion, asked, onDone }: DetailsProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const save = useMutation({
    mutationFn: () => decideBidSignals(suspicion._id, { decision: asked, note: note.trim() }),
    onSuccess: () => {
      toast({ kind: 'done', title: t(`bidSignals.did.${asked}`) });
      onDone();
    },
    onError: (error) => {
      if (!isApiError(error, 'suspicion_decided')) return;
      toast({ kind: 'bad', title: failureWords(error, t) });
      onDone();
    },
    // Also when a colleague was quicker: then theirs is shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <Form onSubmit={() => save.mutate()} className="flex flex-col gap-5">
      <ReasonField hint={t('reports.noteForStaff')} needed={false} rows={3} value={note} onChange={setNote} />
      {save.error ? <Notice tone="bad">{failureWords(save.error, t)}</Notice> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose render={<Button look="ghost">{t('people.cancel')}</Button>} />
        <Button type="submit" look="accent" loading={save.isPending}>
          {t(asked === 'banned' ? 'bidSignals.ban' : 'bidSignals.clear')}
        </Button>
      </div>
    </Form>
  );
}
