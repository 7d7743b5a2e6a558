import { longestReply } from '@souk/shared/market/reviews/rules.ts';
import type { Review } from '@souk/shared/market/reviews/schema.ts';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { useReply } from '../model/use-review-acts.ts';

interface ShownReplyProps {
  review: Review;
  /** The shop's name, over its answer. */
  answeredBy: string;
  onEdit: () => void;
}

/** The shop's answer, which the shop may change or take away. */
export function ShownReply({ review, answeredBy, onEdit }: ShownReplyProps) {
  const t = useT();
  const { relative } = useFormat();
  const remove = useReply(review, () => undefined);
  const { reply, can } = review;
  if (!reply) return null;
  return (
    <div className="mt-3 rounded-12 bg-fill px-4 py-3 text-14">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-semibold">{answeredBy}</b>
        <span className="text-12 text-ink-3">{relative(reply.at)}</span>
      </p>
      <p dir="auto" className="own-words mt-0.5 whitespace-pre-line text-ink-2">
        {reply.body}
      </p>
      {can.reply ? (
        <p className="-ms-2.5 mt-1 flex gap-1">
          <Button look="ghost" size={32} onClick={onEdit}>
            {t('reviews.edit')}
          </Button>
          <Button look="ghost" size={32} loading={remove.isPending} onClick={() => remove.mutate(null)}>
            {t('reviews.delete')}
          </Button>
        </p>
      ) : null}
      {remove.error ? <Notice tone="bad">{failureWords(remove.error, t)}</Notice> : null}
    </div>
  );
}

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
