import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { useLocation } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { ProtectionNote } from '@/ui/protection-note/protection-note.tsx';
import { SoldBy } from '@/ui/sold-by/sold-by.tsx';

interface SignInToBidProps {
  lot: ShowLot;
  /** What one wants to do with it. */
  to?: 'bid' | 'watch';
  onClose: () => void;
}

/** Watching needs no account; a bid is a promise, and a reminder needs a recipient. */
export function SignInToBid({ lot, to = 'bid', onClose }: SignInToBidProps) {
  const t = useT();
  const { money } = useFormat();
  const here = useLocation({ select: (location) => location.href });
  return (
    <Dialog
      dark
      open
      closable
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(to === 'bid' ? 'live.signInToBid' : 'roomList.signInToWatch')}
      note={t(to === 'bid' ? 'live.signInToBidNote' : 'roomList.signInToWatchNote')}
    >
      <div className="flex items-center gap-3 rounded-14 bg-fill p-2">
        <Picture image={lot.image} alt="" ratio="1/1" sizes="44px" className="!w-11 shrink-0 rounded-10" />
        <div className="min-w-0 grow">
          <p dir="auto" className="own-words truncate text-14 font-medium">
            {lot.title}
          </p>
          <SoldBy shop={lot.seller} />
        </div>
        <p className="pe-2 text-16 font-semibold figures">{money(lot.nextBid)}</p>
      </div>
      <ProtectionNote className="mt-4" />
      <ButtonLink to="/login" search={{ return: here }} look="accent" size={48} block className="mt-4">
        {t('nav.signIn')}
      </ButtonLink>
    </Dialog>
  );
}
