import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';

interface DeleteDraftsProps {
  count: number;
  working: boolean;
  onDelete: () => void;
  onClose: () => void;
}

export function DeleteDrafts({ count, working, onDelete, onClose }: DeleteDraftsProps) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('own.confirmDelete', { count })}
      note={t('own.confirmDeleteNote')}
      actions={
        <>
          <Button onClick={onClose}>{t('own.keep')}</Button>
          <Button look="danger" loading={working} onClick={onDelete}>
            {t('own.delete')}
          </Button>
        </>
      }
    />
  );
}
