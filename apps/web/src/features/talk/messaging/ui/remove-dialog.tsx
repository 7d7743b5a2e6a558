import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';

interface RemoveDialogProps {
  onRemove: () => void;
  onClose: () => void;
}

export function RemoveDialog({ onRemove, onClose }: RemoveDialogProps) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('messaging.removeTitle')}
      note={t('messaging.removeNote')}
      actions={
        <>
          <DialogClose render={<Button look="ghost">{t('account.cancel')}</Button>} />
          <Button
            look="danger"
            onClick={() => {
              onRemove();
              onClose();
            }}
          >
            {t('messaging.remove')}
          </Button>
        </>
      }
    />
  );
}
