import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { removeClip } from '../api/clips.ts';

interface DeleteClipProps {
  clipId: string;
  onDeleted: () => void;
}

/** Takes a clip away, after asking. */
export function DeleteClip({ clipId, onDeleted }: DeleteClipProps) {
  const t = useT();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeClip(clipId),
    onSuccess: async () => {
      toast({ kind: 'done', title: t('clips.deleted') });
      onDeleted();
      await queries.invalidateQueries({ queryKey: ['clips'] });
    },
  });
  return (
    <Dialog
      title={t('clips.deleteTitle')}
      note={t('clips.deleteNote')}
      trigger={
        <Button look="ghost" size={32} icon={<Trash2 size={15} aria-hidden="true" />}>
          {t('clips.delete')}
        </Button>
      }
      actions={
        <>
          <DialogClose render={<Button look="ghost">{t('clips.keep')}</Button>} />
          <Button look="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('clips.delete')}
          </Button>
        </>
      }
    >
      {remove.error ? <Notice tone="bad">{failureWords(remove.error, t)}</Notice> : null}
    </Dialog>
  );
}
