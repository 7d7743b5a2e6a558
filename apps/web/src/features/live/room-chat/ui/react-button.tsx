import { roomReactions } from '@souk/shared/live/room-chat/rules.ts';
import { Heart, SmilePlus } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { Popover } from '@/ui/popover/popover.tsx';
import { sendReaction } from '../model/use-reactions.ts';

/** A heart is one tap away, the other signs two. */
export function ReactButton({ showId }: { showId: string }) {
  const t = useT();
  const signedIn = useSession(isSignedIn);
  if (!signedIn) return null;
  return (
    <div className="flex shrink-0 gap-2">
      <Popover
        dark
        label={t('room.reactions')}
        align="end"
        trigger={
          <IconButton label={t('room.reactions')} look="soft" size={44} round className={round}>
            <SmilePlus size={20} aria-hidden="true" />
          </IconButton>
        }
      >
        <div className="grid grid-cols-5 gap-1">
          {roomReactions.map((emoji) => (
            <button
              key={emoji}
              type="button"
              aria-label={t('room.react', { emoji })}
              onClick={() => sendReaction(showId, emoji)}
              className="grid size-11 place-items-center rounded-12 text-22 hover:bg-fill"
            >
              {emoji}
            </button>
          ))}
        </div>
      </Popover>
      <IconButton
        label={t('room.react', { emoji: roomReactions[0] })}
        look="soft"
        size={44}
        round
        className={`${round} !text-accent`}
        onClick={() => sendReaction(showId, roomReactions[0])}
      >
        <Heart size={20} aria-hidden="true" fill="currentColor" />
      </IconButton>
    </div>
  );
}

const round = '!bg-black/55 !text-white lg:!bg-fill lg:!text-ink-1';
