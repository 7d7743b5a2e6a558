import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import type { WaitingLots } from '../model/use-waiting-lots.ts';
import { SignInToBid } from './late.ts';

/** Who presses it is told three lots before this one. */
export function BookmarkLot({ lot, waiting }: { lot: RoomLot; waiting: WaitingLots }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const on = waiting.of(lot._id).isWatched;
  const Icon = on ? BookmarkCheck : Bookmark;
  return (
    <>
      <IconButton
        look="ghost"
        size={44}
        round
        label={t('roomList.watch', { title: lot.title })}
        aria-pressed={on}
        className={cx('-me-2.5', on && '!text-accent-text')}
        onClick={() => (waiting.signedIn ? waiting.watch(lot._id, !on) : setAsking(true))}
      >
        <Icon size={20} aria-hidden="true" />
      </IconButton>
      {asking ? (
        <Suspense>
          <SignInToBid lot={lot} to="watch" onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
