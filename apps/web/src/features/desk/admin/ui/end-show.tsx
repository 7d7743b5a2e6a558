import type { AdminShowRow } from '@souk/shared/desk/admin-shows/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { endShow } from '../api/shows.ts';

/** Over for everyone in it, between two lots. */
export function EndShow({ show, onClose }: { show: AdminShowRow; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => endShow(show._id),
    onSuccess: () => {
      toast({ kind: 'done', title: t('admin.showEnded') });
      onClose();
    },
    // Also when its host was quicker, or a lot began.
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('admin.endShowTitle', { show: show.title })}
      note={t('admin.endShowNote', { shop: show.shop.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button look="danger" loading={end.isPending} onClick={() => end.mutate()}>
            {t('hosting.endConfirm')}
          </Button>
        </>
      }
    >
      {end.error ? <Notice tone="bad">{failureWords(end.error, t)}</Notice> : null}
    </Dialog>
  );
}
