import type { CardRef } from '@souk/shared/talk/messaging/documents.ts';
import { pairOf } from '@souk/shared/talk/messaging/paths.ts';
import type { Conversation as Standing } from '@souk/shared/talk/messaging/schema.ts';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { toast } from '@/ui/toast/toast.ts';
import { isBroken } from '../model/connection.ts';
import type { Message } from '../model/message.ts';
import { rowsInPlace, type ThreadRow, threadRows } from '../model/thread-rows.ts';
import { useConnection } from '../model/use-connection.ts';
import { useInboxLine } from '../model/use-inbox.ts';
import { useMarks } from '../model/use-marks.ts';
import type { Goal } from '../model/use-place.ts';
import { useTalk } from '../model/use-talk.ts';
import { useThread } from '../model/use-thread.ts';
import { dayIn } from '../model/when.ts';
import type { OfferAnswersProps } from './cards/offer-in-message.tsx';
import { Composer } from './composer.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { Beginning, MayNotWrite } from './conversation-words.tsx';
import { NewsAloud } from './news-aloud.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { Thread } from './thread.tsx';
import { ThreadEnd } from './thread-end.tsx';

export interface ConversationProps {
  standing: Standing;
  OfferAnswers: ComponentType<OfferAnswersProps>;
  onBlock: (block: boolean) => void;
  /** A person or one of their messages, by the message's id. */
  onReport: (messageId: string | null) => void;
  goal: Goal;
  /** What one came to write about. */
  about: CardRef | null;
  onAbout: (card: null) => void;
  /** To a message by its place in the conversation, or to the end; on the way back, to the one it was asked from. */
  onGo: (born: number | null, from: number | null) => void;
}

/** One person, what was said, and a place to answer. On a phone it takes the whole screen. */
export function Conversation(props: ConversationProps) {
  const { standing, OfferAnswers, onBlock, onReport, goal, onGo, about, onAbout } = props;
  const t = useT();
  const format = useFormat();
  const me = useSession((session) => session.user?._id) ?? '';
  const other = standing.with;
  const pair = pairOf(me, other._id);
  const thread = useThread(pair, goal.born);
  const talk = useTalk(pair, me);
  const { delivered, read } = useMarks(pair, {
    me,
    messages: thread.messages,
    blocked: standing.blocked,
  });
  const { line, setMuted } = useInboxLine(other._id);
  const connection = useConnection(thread);
  const [replyTo, setReplyTo] = useState<Message | null>(null);
  const [editing, setEditing] = useState<Message | null>(null);
  const [removing, setRemoving] = useState<Message | null>(null);

  const { messages } = thread;
  const dayOf = useMemo(() => dayIn(format), [format]);
  const drawn = useRef<readonly ThreadRow[]>([]);
  const rows = useMemo(() => {
    drawn.current = rowsInPlace(
      drawn.current,
      threadRows(messages, { me, theirs: { delivered, read }, dayOf }),
    );
    return drawn.current;
  }, [messages, me, delivered, read, dayOf]);
  const scene = useMemo(
    () => ({
      me,
      other,
      OfferAnswers,
      onGo,
      acts: {
        reply: (message: Message) => {
          setEditing(null);
          setReplyTo(message);
        },
        edit: (message: Message) => {
          setReplyTo(null);
          setEditing(message);
        },
        react: talk.react,
        remove: setRemoving,
        report: (message: Message) => onReport(message.id),
        copy: (message: Message) =>
          void navigator.clipboard
            .writeText(message.text)
            .then(() => toast({ id: 'copied', kind: 'done', title: t('messaging.copied') })),
      },
    }),
    [me, other, OfferAnswers, talk, onReport, onGo, t],
  );
  // What one looks at stands in the address until one is back at the end.
  const toNewest = () => goal.born !== null && onGo(null, null);
  const { isMissed } = thread;
  useEffect(() => {
    if (isMissed) onGo(null, null);
  }, [isMissed, onGo]);
  const { mayWrite } = standing;
  const own = mayWrite === 'yourself';
  return (
    <section className="flex min-h-0 min-w-0 flex-col bg-paper max-sm:fixed max-sm:inset-0 max-sm:bottom-(--toast-room,0px) max-sm:z-50">
      <ConversationHeader
        conversation={standing}
        muted={line?.muted ?? false}
        onMute={line ? setMuted : null}
        onBlock={onBlock}
        onReport={() => onReport(null)}
      />
      <ConnectionBar connection={connection} />
      <Thread
        rows={rows}
        more={thread.more || (thread.state === 'waiting' && !own)}
        loadingOlder={thread.loadingOlder || thread.state === 'waiting'}
        onOlder={thread.loadOlder}
        moreAfter={thread.moreAfter}
        onNewer={thread.loadNewer}
        goal={goal}
        onNewest={toNewest}
        offline={isBroken(connection)}
        scene={scene}
        beginning={<Beginning person={other} own={own} small={rows.length > 0} />}
        end={<ThreadEnd pair={pair} other={other} talk={talk} />}
      />
      <NewsAloud messages={thread.moreAfter ? [] : messages} me={me} name={other.name} />
      {mayWrite === 'yes' ? (
        <Composer
          pair={pair}
          other={other}
          about={about}
          onAbout={onAbout}
          replyTo={replyTo}
          editing={editing}
          onSend={(message) => {
            toNewest();
            talk.send(message);
          }}
          onEdit={talk.edit}
          onLeave={() => {
            setReplyTo(null);
            setEditing(null);
          }}
        />
      ) : mayWrite === 'yourself' ? null : (
        <MayNotWrite mayWrite={mayWrite} name={other.name} onUnblock={() => onBlock(false)} />
      )}
      {removing ? (
        <RemoveDialog onRemove={() => talk.remove(removing)} onClose={() => setRemoving(null)} />
      ) : null}
    </section>
  );
}
