import { longestReply } from '@souk/shared/market/reviews/rules.ts';
import type { Review } from '@souk/shared/market/reviews/schema.ts';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { useReply } from '../model/use-review-acts.ts';

/** Where the shop writes its answer. */
export function ReplyForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useT();
  const [body, setBody] = useState(review.reply?.body ?? '');
  const save = useReply(review, onClose);
  return (
    <Form
      onSubmit={() => save.mutate(body.trim())}
      className="mt-3 flex flex-col gap-3 rounded-12 bg-fill p-4"
    >
      <Textarea
        label={t('reviews.yourReply')}
        hint={t('reviews.replyHint')}
        value={body}
        onChange={setBody}
        maxLength={longestReply}
        rows={3}
        required
      />
      {save.error ? <Notice tone="bad">{failureWords(save.error, t)}</Notice> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="ghost" onClick={onClose}>
          {t('account.cancel')}
        </Button>
        <Button type="submit" look="ink" loading={save.isPending}>
          {t('reviews.sendReply')}
        </Button>
      </div>
    </Form>
  );
}
