import { useMutation } from '@tanstack/react-query';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { cancelShow } from '../../api/schedule-show.ts';

interface CancelShowProps {
  show: { _id: string; version: number; title: string };
  onCancelled: () => void;
}

/** Asked twice: everyone who waits for it is told. */
export function CancelShow({ show, onCancelled }: CancelShowProps) {
  const t = useT();
  const send = useMutation({ mutationFn: () => cancelShow(show._id, show.version), onSuccess: onCancelled });
  const wrong = send.error ? errorCopy(send.error) : null;
  return (
    <Dialog
      title={t('scheduling.cancelAsk', { title: show.title })}
      note={t('scheduling.cancelNote')}
      trigger={
        <Button type="button" look="danger" size={48}>
          {t('scheduling.cancel')}
        </Button>
      }
      actions={
        <>
          <DialogClose render={<Button>{t('scheduling.keep')}</Button>} />
          <Button look="danger" loading={send.isPending} onClick={() => send.mutate()}>
            {t('scheduling.cancel')}
          </Button>
        </>
      }
    >
      {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
    </Dialog>
  );
}
