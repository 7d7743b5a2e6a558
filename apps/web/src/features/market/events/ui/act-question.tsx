import type { OwnEventRow } from '@souk/shared/market/events/edit-schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';

interface ActQuestionProps {
  asked: { act: 'cancel' | 'delete'; event: OwnEventRow } | null;
  onYes: () => void;
  onClose: () => void;
}

/** Asked before what cannot be taken back. */
export function ActQuestion({ asked, onYes, onClose }: ActQuestionProps) {
  const t = useT();
  const title = asked?.event.title ?? '';
  const deletes = asked?.act === 'delete';
  const sold = asked?.event.seatsTaken ?? 0;
  return (
    <Dialog
      title={t(deletes ? 'events.deleteTitle' : 'events.cancelTitle', { title })}
      note={t(deletes ? 'events.deleteNote' : 'events.cancelNote')}
      open={asked !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      actions={
        <>
          <DialogClose render={<Button>{t('events.cancelNo')}</Button>} />
          <Button look="danger" onClick={onYes}>
            {t(deletes ? 'events.act.delete' : 'events.cancelYes')}
          </Button>
        </>
      }
    >
      {!deletes && sold > 0 ? <p className="text-14">{t('events.cancelSold', { count: sold })}</p> : null}
    </Dialog>
  );
}
