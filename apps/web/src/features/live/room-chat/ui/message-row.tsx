import type { Image } from '@souk/shared/images/schema.ts';
import type { RoomRole } from '@souk/shared/live/room-chat/rules.ts';
import { mayModerate } from '@souk/shared/live/room-chat/rules.ts';
import type { Money } from '@souk/shared/money.ts';
import { HandCoins } from 'lucide-react';
import { memo, Suspense } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { cx } from '@/ui/cx.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import type { MessageLine } from '../model/lane.ts';
import { partsOf } from '../model/mentions.ts';

// Few who chat look after the room.
const MessageTools = lazyPart(async () => (await import('./message-tools.tsx')).MessageTools);

/** What every line of a room is drawn with. */
export interface Scene {
  showId: string;
  shopId: string;
  shopName: string;
  hostPicture: Image | null;
  me: { _id: string; handle: string } | null;
  /** Who the reader is here. */
  role: RoomRole;
}

interface MessageRowProps {
  line: MessageLine;
  scene: Scene;
}

export const MessageRow = memo(
  function MessageRow({ line, scene }: MessageRowProps) {
    const { me, role } = scene;
    const isHost = line.role === 'host';
    const isOwn = line.by === me?._id;
    // What one just wrote is not signed by the server yet.
    const name = isHost ? scene.shopName : ((isOwn ? me?.handle : line.handle) ?? line.name ?? '');
    const may = isOwn || mayModerate(role, line.role ?? 'viewer');
    return (
      <li
        className={cx(
          'group relative flex max-w-full animate-arrive items-start gap-2 rounded-16 bg-black/60 py-1 ps-1 pe-3 text-14 text-white lg:w-full lg:bg-transparent lg:px-0',
          line.pending && 'text-white/80',
        )}
      >
        <Avatar name={name} picture={isHost ? scene.hostPicture : null} size={24} className="mt-px" />
        <p className="min-w-0 grow pt-0.5 leading-snug">
          <b className={cx('font-semibold', isHost ? 'text-accent' : 'text-white/80 lg:text-ink-2')}>
            {name}
          </b>{' '}
          <RoleMark role={line.role} />
          {line.tip ? <Tipped amount={line.tip} /> : <Words text={line.text} handle={me?.handle ?? null} />}
        </p>
        {line.born !== null && may ? (
          <Suspense fallback={null}>
            <MessageTools line={line} name={name} isOwn={isOwn} scene={scene} />
          </Suspense>
        ) : null}
      </li>
    );
  },
  (before, after) =>
    before.line.id === after.line.id &&
    before.line.text === after.line.text &&
    before.line.tip?.amount === after.line.tip?.amount &&
    before.line.pending === after.line.pending &&
    before.line.born === after.line.born &&
    before.line.name === after.line.name &&
    before.line.role === after.line.role &&
    before.scene.me?._id === after.scene.me?._id &&
    before.scene.role === after.scene.role,
);

function RoleMark({ role }: { role: MessageLine['role'] }) {
  const t = useT();
  if (!role) return null;
  return (
    <span className="me-1 inline-block rounded-6 bg-accent-soft px-1.5 text-12 font-semibold text-accent-text">
      {t(`room.role.${role}`)}
    </span>
  );
}

/** In place of words: what a viewer tipped. */
function Tipped({ amount }: { amount: Money }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <span className="inline-flex items-center gap-1 rounded-8 bg-accent-soft px-1.5 font-semibold text-accent-text figures">
      <HandCoins size={14} aria-hidden="true" />
      {t('tip.said', { amount: money(amount) })}
    </span>
  );
}

function Words({ text, handle }: { text: string; handle: string | null }) {
  return (
    <span dir="auto" className="break-words whitespace-pre-line">
      {partsOf(text).map((part, at) =>
        part.handle ? (
          <b
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
            key={at}
            className={cx(
              'font-semibold text-accent',
              part.handle === handle?.toLowerCase() && 'rounded-6 bg-accent-soft px-1',
            )}
          >
            {part.text}
          </b>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}
