import { evidenceTextLength } from '@souk/shared/money/chargebacks/evidence.ts';
import type { Chargeback } from '@souk/shared/money/chargebacks/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { UnsavedDialog } from '@/ui/unsaved/unsaved-dialog.tsx';
import { useUnsaved } from '@/ui/unsaved/use-unsaved.ts';
import { getChargeback, sendEvidence, writeEvidence } from '../api/chargebacks.ts';
import { EvidenceFiles } from './evidence-files.tsx';

/** Staff write on where a shop does not. */
export type Reader = 'shop' | 'staff';

/** A shop’s side, for the bank: words and documents, sent once. */
export function EvidenceForm({
  orderId,
  chargeback,
  reader,
}: {
  orderId: string;
  chargeback: Chargeback;
  reader: Reader;
}) {
  const t = useT();
  const side = t(`chargebacks.side.${reader}`);
  const { dayAndTime } = useFormat();
  const queries = useQueryClient();
  const [text, setText] = useState(chargeback.text);
  const [files, setFiles] = useState(chargeback.files);
  const [isSending, setSending] = useState(false);
  const [uploading, setUploading] = useState(0);
  const [saved, setSaved] = useState({ text, files });
  const unsaved = useUnsaved(() => text !== saved.text || files !== saved.files || uploading > 0);
  const write = () =>
    writeEvidence(orderId, {
      text: text.trim(),
      files: files.map(({ _id, kind }) => ({ _id, kind })),
    });
  const settled = {
    onSettled: () => queries.invalidateQueries({ queryKey: getChargeback(orderId).queryKey }),
  };
  const save = useMutation({
    mutationFn: write,
    onMutate: () => ({ text, files }),
    onSuccess: (_, __, written) => {
      setSaved(written);
      toast({ kind: 'done', title: t('chargebacks.saved') });
    },
    ...settled,
  });
  const send = useMutation({
    mutationFn: async () => {
      await write();
      return sendEvidence(orderId);
    },
    onSuccess: () => {
      unsaved.saved();
      setSending(false);
      toast({ kind: 'done', title: t('chargebacks.done') });
    },
    ...settled,
  });
  const { sendsAt } = chargeback;
  return (
    <Form
      aria-label={side}
      onSubmit={() => setSending(true)}
      className="mt-5 grid gap-5 border-t border-hairline pt-5"
    >
      {sendsAt ? (
        <Notice tone="warning">
          {t('chargebacks.until', { when: dayAndTime(sendsAt, { inSentence: true }) })}
        </Notice>
      ) : null}
      <Textarea
        label={side}
        hint={t('chargebacks.sideHint')}
        rows={5}
        maxLength={evidenceTextLength}
        rules={[(words) => words.trim() !== '' || files.length > 0 || t('chargebacks.nothing')]}
        value={text}
        onChange={setText}
      />
      <EvidenceFiles
        files={files}
        taken={chargeback.takenKinds}
        onFiles={setFiles}
        onUploading={setUploading}
      />
      <p className="text-13 text-ink-2">{t('chargebacks.known')}</p>
      {save.error ? <Notice tone="bad">{failureWords(save.error, t)}</Notice> : null}
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button type="submit" look="accent" disabled={uploading > 0}>
          {t('chargebacks.send')}
        </Button>
        <Button loading={save.isPending} disabled={uploading > 0} onClick={() => save.mutate()}>
          {t('chargebacks.save')}
        </Button>
      </div>
      {isSending ? (
        <Dialog
          open
          onOpenChange={(open) => open || setSending(false)}
          title={t('chargebacks.sendTitle')}
          note={t('chargebacks.sendNote')}
          actions={
            <>
              <Button onClick={() => setSending(false)}>{t('chargebacks.keepWriting')}</Button>
              <Button look="accent" loading={send.isPending} onClick={() => send.mutate()}>
                {t('chargebacks.send')}
              </Button>
            </>
          }
        >
          {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
        </Dialog>
      ) : null}
      <UnsavedDialog {...unsaved.dialog} />
    </Form>
  );
}
