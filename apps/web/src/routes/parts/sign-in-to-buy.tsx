import { useLocation } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { ProtectionNote } from '@/ui/protection-note/protection-note.tsx';

/** To buy in a room one signs in, and comes back to it. */
export function SignInToBuy({ onClose }: { onClose: () => void }) {
  const t = useT();
  const here = useLocation({ select: (location) => location.href });
  return (
    <Dialog
      dark
      open
      closable
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('roomList.signInToBuy')}
      note={t('roomList.signInToBuyNote')}
    >
      <ProtectionNote />
      <ButtonLink to="/login" search={{ return: here }} look="accent" size={48} block className="mt-4">
        {t('nav.signIn')}
      </ButtonLink>
    </Dialog>
  );
}
