import { longestReview, picturesPerReview } from '@souk/shared/market/reviews/rules.ts';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { StarInput } from '@/ui/star-rating/star-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { Uploader } from '@/ui/uploader/uploader.tsx';
import { useUploadList } from '@/ui/uploader/use-upload-list.ts';
import { saveWords, useWriteReview, type Writing } from '../model/use-write-review.ts';

interface WriteReviewProps {
  writing: Writing;
  title: string;
  /** The stars that were pressed to get here. */
  rating?: number;
  onClose: () => void;
}

const formId = 'write-review';

/** Stars, words and pictures of what was bought. */
export function WriteReview({ writing, title, rating: pressed, onClose }: WriteReviewProps) {
  const t = useT();
  const old = 'review' in writing ? writing.review : null;
  const [rating, setRating] = useState<number | null>(pressed ?? old?.rating ?? null);
  const [body, setBody] = useState(old?.body ?? '');
  const [asked, setAsked] = useState(false);
  const place = `review:${'review' in writing ? writing.review._id : writing.productId}`;
  const pictures = useUploadList({
    place,
    purpose: 'review-image',
    most: picturesPerReview,
    stored: old?.images,
  });
  const save = useWriteReview(writing, pictures, onClose);
  const send = () => {
    setAsked(true);
    if (rating !== null) save.mutate({ rating, body: body.trim() });
  };
  return (
    <Dialog
      open
      closable
      width="wide"
      onOpenChange={(open) => open || onClose()}
      title={old ? t('reviews.change') : t('reviews.write')}
      note={title}
      actions={
        <>
          <DialogClose render={<Button look="ghost">{t('account.cancel')}</Button>} />
          <Button type="submit" form={formId} look="accent" loading={save.isPending}>
            {t('reviews.send')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={send} className="flex flex-col gap-5">
        <div>
          <p className="text-14 font-medium text-ink-1">{t('reviews.stars')}</p>
          <div className="-ms-2.5">
            <StarInput label={t('reviews.stars')} value={rating} onChange={setRating} />
          </div>
          {asked && rating === null ? (
            <p role="alert" className="text-13 text-bad">
              {t('reviews.starsNeeded')}
            </p>
          ) : null}
        </div>
        <Textarea
          label={t('reviews.words')}
          hint={t('reviews.wordsHint')}
          optional
          value={body}
          onChange={setBody}
          maxLength={longestReview}
          rows={5}
        />
        <div className="grid gap-1.5">
          <p className="text-14 font-medium text-ink-1">{t('reviews.pictures')}</p>
          <Uploader
            list={pictures}
            label={t('reviews.pictures')}
            most={picturesPerReview}
            ratio="1/1"
            sizes="128px"
          />
        </div>
        {save.error ? <Notice tone="bad">{saveWords(save.error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}
