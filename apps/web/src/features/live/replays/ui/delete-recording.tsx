import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { deleteRecording } from '../api/delete-recording.ts';
import { getReplay } from '../api/get-replay.ts';

/** Of its host: deletes what was recorded of a show, after asking. */
export function DeleteRecording({ showId }: { showId: string }) {
  const t = useT();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteRecording(showId),
    onSuccess: async () => {
      toast({ kind: 'done', title: t('replay.deleted') });
      await queries.invalidateQueries({ queryKey: ['clips'] });
      await queries.invalidateQueries(getReplay(showId));
    },
  });
  return (
    <Dialog
      dark
      title={t('replay.deleteTitle')}
      note={t('replay.deleteNote')}
      trigger={
        <Button look="ghost" size={40} icon={<Trash2 size={17} aria-hidden="true" />}>
          {t('replay.delete')}
        </Button>
      }
      actions={
        <>
          <DialogClose render={<Button look="ghost">{t('clips.keep')}</Button>} />
          <Button look="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('replay.delete')}
          </Button>
        </>
      }
    >
      {remove.error ? <Notice tone="bad">{failureWords(remove.error, t)}</Notice> : null}
    </Dialog>
  );
}
