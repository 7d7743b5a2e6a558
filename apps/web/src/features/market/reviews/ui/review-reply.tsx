import type { Review } from '@souk/shared/market/reviews/schema.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
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
