import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { looksAfter } from '@souk/shared/live/room-chat/rules.ts';
import type { RoomChatState } from '@souk/shared/live/room-chat/schema.ts';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useLiveDoc } from '@/platform/live/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';
import { cx } from '@/ui/cx.ts';
import { getRoomChat } from '../api/room-chat.ts';
import type { MessageLine } from '../model/lane.ts';
import { presentIn } from '../model/mentions.ts';
import { useArrivals } from '../model/use-arrivals.ts';
import { useLane } from '../model/use-lane.ts';
import { useNotesHeard } from '../model/use-notes-heard.ts';
import { useRoomMessages } from '../model/use-room-messages.ts';
import { Composer } from './composer.tsx';
import { Lane } from './lane.tsx';
import { PinnedMessage } from './pinned-message.tsx';
import { ReactButton } from './react-button.tsx';
import { SlowMode } from './slow-mode.tsx';

interface RoomChatProps {
  show: Show;
  lots: readonly RoomLot[];
  /** By which the reader is known as a bidder. */
  ownIds: readonly string[];
  /** Beside the lane on a phone. */
  rail: ReactNode;
  /** The way to tip the host, for who may speak here. */
  tip?: ReactNode;
}

/** What people say: a column on wide screens, lines over the picture on a phone. */
export function RoomChat({ show, lots, ownIds, rail, tip }: RoomChatProps) {
  const t = useT();
  const showId = show._id;
  const user = useSession((session) => session.user);
  const { messages, ...history } = useRoomMessages(showId);
  const lane = useLane(messages, lots, useArrivals(showId));
  const settings = useLiveDoc(`rooms/${showId}/state/chat`)?.doc?.data as RoomChatState | undefined;
  const { data: chat } = useQuery(getRoomChat(showId, user?._id ?? null));
  const slowSeconds = settings?.slowSeconds ?? chat?.slowSeconds ?? 0;
  const pinnedId = settings ? settings.pinned : chat?.pinned;
  const moderates = user !== null && (chat?.can.moderate ?? false);
  const scene = {
    showId,
    shopId: show.shop._id,
    shopName: show.shop.name,
    hostPicture: show.host.picture,
    me: user,
    role: chat?.role ?? 'viewer',
  } as const;
  useNotesHeard(show.shop._id, looksAfter(scene.role));
  return (
    <section
      aria-label={t('live.chat')}
      // With large letters the bid button keeps its place, and the chat has what is left: a line to write in at least.
      className="flex min-h-14 max-lg:[@container_room_(height<48rem)]:group-has-[[data-cards]>section]/column:min-h-[100px] shrink-[99999] flex-col gap-2 px-3 pb-2 lg:min-h-18 lg:shrink lg:grow lg:justify-end lg:overflow-hidden lg:gap-3 lg:p-4 lg:pb-3"
    >
      <header
        className={cx(
          'flex shrink-0 items-center justify-between gap-2 max-lg:sr-only',
          // What people say needs its line.
          !moderates &&
            slowSeconds === 0 &&
            '[@container_room_(height<48rem)]:group-has-[[data-cards]>section~[data-poll]]/column:sr-only',
        )}
      >
        <h2 className="display text-16">{t('live.chat')}</h2>
        <SlowMode showId={showId} seconds={slowSeconds} canSet={moderates} />
      </header>
      {pinnedId ? (
        <PinnedMessage showId={showId} id={pinnedId} messages={messages} canUnpin={moderates} />
      ) : null}
      <div className="flex min-h-0 items-stretch gap-2 lg:grow max-lg:[&>*+*]:self-end max-lg:[@media(height<520px)]:hidden">
        {lane.length > 0 || history.isClosed ? (
          <Lane key={showId} lane={lane} scene={scene} ownIds={ownIds} history={history} />
        ) : (
          <Quiet hostName={scene.role === 'host' ? null : show.host.name} isKnown={history.isKnown} />
        )}
        {rail}
      </div>
      <div className="flex shrink-0 items-end gap-2">
        {/* What one was about to say in another room is not said here. */}
        <Composer
          key={showId}
          showId={showId}
          slowSeconds={moderates ? 0 : slowSeconds}
          spokeAt={lastOf(messages, user?._id ?? null)}
          ban={chat?.ban ?? null}
          present={presentIn(messages)}
          offsetMs={use(ClockOffset)}
        />
        {user && chat?.can.write ? tip : null}
        <ReactButton showId={showId} />
      </div>
    </section>
  );
}

/** Without a name the host reads it themselves. */
function Quiet({ hostName, isKnown }: { hostName: string | null; isKnown: boolean }) {
  const t = useT();
  // Nothing is said of a room before it is known that nobody spoke.
  if (!isKnown) return <div className="min-w-0 grow" />;
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col max-lg:overflow-hidden lg:items-center lg:justify-center-safe lg:overflow-y-auto lg:px-6 lg:text-center">
      <MessageCircle
        size={28}
        strokeWidth={1.6}
        aria-hidden="true"
        className="shrink-0 text-ink-3 max-lg:hidden"
      />
      <p className="mt-3 text-14 font-semibold text-ink-1 max-lg:hidden">{t('live.quiet')}</p>
      <p className="w-fit rounded-full bg-black/55 px-3 py-1.5 text-14 text-white lg:mt-1 lg:bg-transparent lg:p-0 lg:text-ink-2">
        {hostName === null ? t('live.quietNoteHost') : t('live.quietNote', { name: hostName })}
      </p>
    </div>
  );
}

/** When a person last spoke, by the server's clock. */
const lastOf = (messages: readonly MessageLine[], userId: string | null): number | null =>
  messages.findLast(({ by }) => by === userId)?.at ?? null;
