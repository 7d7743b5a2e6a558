import type { ReportDecision as Decision, ReportRow } from '@souk/shared/desk/reports/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/api-error.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { decideReport } from '../../api/reports.ts';
import { ReasonField } from '../reason-field.tsx';

interface ReportDecisionProps {
  report: ReportRow;
  onDone: () => void;
}

/** There was something to it, or there was not; each asks once more. */
export function ReportDecision({ report, onDone }: ReportDecisionProps) {
  const t = useT();
  const [asked, setAsked] = useState<Decision['decision'] | null>(null);
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button size={44} onClick={() => setAsked('dismissed')}>
        {t('reports.dismiss')}
      </Button>
      <Button look="accent" size={44} onClick={() => setAsked('resolved')}>
        {t('reports.resolve')}
      </Button>
      {asked ? (
        <Dialog
          open
          onOpenChange={(open) => open || setAsked(null)}
          title={t(`reports.ask.${asked}`)}
          note={t(`reports.means.${asked}`)}
        >
          <Details key={asked} report={report} asked={asked} onDone={onDone} />
        </Dialog>
      ) : null}
    </div>
  );
}

interface DetailsProps extends ReportDecisionProps {
  asked: Decision['decision'];
}

function Details({ report, asked, onDone }: DetailsProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const [alike, setAlike] = useState(report.openAlike > 1);
  const [removeReview, setRemoveReview] = useState(false);
  const isReview = report.target.kind === 'review' && report.target.title !== null;
  const save = useMutation({
    mutationFn: () => decideReport(report._id, { decision: asked, note: note.trim(), alike, removeReview }),
    onSuccess: () => {
      toast({ kind: 'done', title: t(`reports.did.${asked}`) });
      onDone();
    },
    onError: (error) => {
      if (!isApiError(error, 'report_decided')) return;
      toast({ kind: 'bad', title: failureWords(error, t) });
      onDone();
    },
    // Also when a colleague was quicker: then theirs is shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <Form onSubmit={() => save.mutate()} className="flex flex-col gap-5">
      <ReasonField hint={t('reports.noteForStaff')} needed={false} rows={3} value={note} onChange={setNote} />
      {report.openAlike > 1 ? (
        <Checkbox checked={alike} onChange={setAlike}>
          {t('reports.alsoAlike', { count: report.openAlike - 1 })}
        </Checkbox>
      ) : null}
      {isReview && asked === 'resolved' ? (
        <Checkbox checked={removeReview} onChange={setRemoveReview}>
          {t('reports.removeReview')}
        </Checkbox>
      ) : null}
      {save.error ? <Notice tone="bad">{failureWords(save.error, t)}</Notice> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose render={<Button look="ghost">{t('people.cancel')}</Button>} />
        <Button type="submit" look="accent" loading={save.isPending}>
          {t(asked === 'resolved' ? 'reports.resolve' : 'reports.dismiss')}
        </Button>
      </div>
    </Form>
  );
}
