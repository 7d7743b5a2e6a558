import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';

interface UnsavedDialogProps {
  open: boolean;
  onStay: (() => void) | undefined;
  onLeave: (() => void) | undefined;
}

/** Asks before what was written is lost. */
export function UnsavedDialog({ open, onStay, onLeave }: UnsavedDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onStay?.()}
      title={t('address.leaveTitle')}
      note={t('address.leaveNote')}
      actions={
        <>
          <Button look="ghost" onClick={onLeave}>
            {t('address.leave')}
          </Button>
          <Button look="ink" onClick={onStay}>
            {t('address.stay')}
          </Button>
        </>
      }
    />
  );
}
