import { useLocation } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import type { FavoriteKind } from '@/ui/favorite/favorites.ts';
import { rememberWish } from '../model/wish.ts';

type AskToSignInProps = { kind: FavoriteKind; id: string; name: string; onClose: () => void };

export function AskToSignIn({ kind, id, name, onClose }: AskToSignInProps) {
  const t = useT();
  const here = useLocation({ select: (location) => location.href });
  const goSignIn = () => {
    rememberWish({ kind, id, at: here });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(`market.signInTo.${kind}`, { name })}
      note={t('market.signInNote')}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('market.notNow')}
          </Button>
          <ButtonLink to="/login" search={{ return: here }} look="accent" onClick={goSignIn}>
            {t('nav.signIn')}
          </ButtonLink>
        </>
      }
    />
  );
}
