import { longestNote, needsNote, type ReportReason, reasonsFor } from '@souk/shared/desk/reports/rules.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { RadioGroup } from '@/ui/radio/radio.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { type ReportTarget, sendReport } from '../api/send-report.ts';

interface ReportDialogProps {
  target: ReportTarget;
  /** What is reported, in words. */
  name: string;
  onClose: () => void;
}

const formId = 'report';

/** What is wrong with something, told to the staff. */
export function ReportDialog({ target, name, onClose }: ReportDialogProps) {
  const t = useT();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: (why: ReportReason) => sendReport(target, why, note.trim()),
    onSuccess: () => {
      toast({ kind: 'done', title: t('reports.sent'), text: t('reports.sentNext') });
      onClose();
    },
  });
  const choices = reasonsFor[target.kind].map((value) => ({ value, label: t(`reports.reason.${value}`) }));
  const needed = reason !== null && needsNote(reason);
  return (
    <Dialog
      open
      closable
      onOpenChange={(open) => open || onClose()}
      title={t(`reports.title.${target.kind}`)}
      note={name}
      actions={
        <>
          <DialogClose render={<Button look="ghost">{t('account.cancel')}</Button>} />
          <Button type="submit" form={formId} look="ink" loading={send.isPending}>
            {t('reports.send')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() => {
          setAsked(true);
          if (reason) send.mutate(reason);
        }}
        className="flex flex-col gap-5"
      >
        <div>
          <RadioGroup label={t('reports.why')} choices={choices} value={reason} onChange={setReason} />
          {asked && reason === null ? (
            <p role="alert" className="mt-2 text-13 text-bad">
              {t('reports.chooseReason')}
            </p>
          ) : null}
        </div>
        <Textarea
          key={String(needed)}
          label={t('reports.note')}
          hint={t('reports.noteHint')}
          required={needed}
          optional={!needed}
          value={note}
          onChange={setNote}
          maxLength={longestNote}
          rows={3}
        />
        {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}
