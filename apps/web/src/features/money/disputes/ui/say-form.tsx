import { disputeWordLength, mostEvidence } from '@souk/shared/money/disputes/limits.ts';
import type { Dispute } from '@souk/shared/money/disputes/schema.ts';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { UploadError } from '@/platform/uploads/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { Uploader } from '@/ui/uploader/uploader.tsx';
import { useUploadList } from '@/ui/uploader/use-upload-list.ts';
import { sayInDispute } from '../api/disputes.ts';
import { useDisputeAct } from '../model/use-dispute-acts.ts';

/** More words and pictures, for the other side and the staff. */
export function SayForm({ dispute, onDone }: { dispute: Dispute; onDone: () => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const pictures = useUploadList({
    ...{ place: `dispute-message:${dispute._id}`, purpose: 'dispute-image', most: mostEvidence },
  });
  const say = useDisputeAct(async () => {
    await sayInDispute(dispute._id, { text: text.trim(), pictures: await pictures.ids() });
    pictures.settle();
  }, t('disputes.said'));
  return (
    <Form
      onSubmit={() => say.mutate(undefined, { onSuccess: onDone })}
      className="mt-5 flex flex-col gap-4 border-t border-hairline pt-5"
    >
      <Textarea
        label={t('disputes.message')}
        hint={t('disputes.allRead')}
        rows={3}
        maxLength={disputeWordLength}
        value={text}
        onChange={setText}
      />
      <Uploader
        list={pictures}
        label={t('disputes.pictures')}
        most={mostEvidence}
        ratio="1/1"
        sizes="128px"
      />
      {say.error ? (
        <Notice tone="bad">
          {say.error instanceof UploadError ? t('files.failed') : failureWords(say.error, t)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="ghost" onClick={onDone}>
          {t('account.cancel')}
        </Button>
        <Button type="submit" look="accent" loading={say.isPending}>
          {t('disputes.send')}
        </Button>
      </div>
    </Form>
  );
}
