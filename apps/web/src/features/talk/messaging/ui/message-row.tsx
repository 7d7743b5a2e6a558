import { type ComponentType, memo } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { cx } from '@/ui/cx.ts';
import { mayEdit } from '../model/message.ts';
import type { ThreadRow } from '../model/thread-rows.ts';
import { wordsOf } from '../model/words-of.ts';
import { Bubble } from './bubble.tsx';
import type { OfferAnswersProps } from './cards/offer-in-message.tsx';
import { MessageFoot } from './message-foot.tsx';
import { type MessageActs, MessageTools } from './message-tools.tsx';
import { Reactions } from './reactions.tsx';
import type { Other } from './thread.types.ts';

type SaidRow = Extract<ThreadRow, { kind: 'message' }>;

export interface RowScene {
  me: string;
  other: Other;
  acts: MessageActs;
  /** Goes to a message and points at it; on the way back, to the one it was asked from. */
  onGo: (born: number, from: number | null) => void;
  onPoint: (id: string | null) => void;
  OfferAnswers: ComponentType<OfferAnswersProps>;
}

interface MessageRowProps {
  row: SaidRow;
  scene: RowScene;
  offline: boolean;
  /** Pointed at, or where the arrow keys are. */
  active: boolean;
  /** The reader just came here, from an answer to it or from a search. */
  found: boolean;
  /** Where Tab enters the thread. */
  entry: boolean;
}

/** One message with whose it is, what may be done with it, and below it when it was said. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { row, scene, offline, active, found, entry } = props;
  const { message, mine, first, last, face, foot, answered } = row;
  const { me, other, acts, onGo, onPoint, OfferAnswers } = scene;
  const t = useT();
  const { time } = useFormat();
  const name = mine ? t('messaging.you') : other.name;
  const words = wordsOf(message);
  const usable = !message.deleted && !message.pending;
  return (
    <li
      id={`message-${message.id}`}
      data-message={message.id}
      tabIndex={entry ? 0 : -1}
      aria-label={t('messaging.said', {
        name,
        time: time(new Date(message.at).toISOString()),
        text: t(words.key, words.params),
      })}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(message.id)}
      onFocus={() => onPoint(message.id)}
      className={cx(
        'flex flex-col rounded-14 outline-offset-4',
        first ? 'mt-3.5' : 'mt-1',
        mine ? 'items-end' : 'items-start',
      )}
    >
      <div className={cx('flex max-w-full items-end gap-2', mine && 'ps-11 sm:max-w-[75%]')}>
        {mine ? null : (
          <span className="w-7 shrink-0">
            {face ? <Avatar name={other.name} picture={other.picture} size={28} /> : null}
          </span>
        )}
        <div
          className={cx(
            'relative flex min-w-0 flex-col gap-1 rounded-20 outline-offset-2 transition-[outline-color] duration-240',
            found && 'outline-2 outline-accent-outline',
            mine ? 'items-end' : 'items-start pe-6 sm:max-w-140 sm:pe-0',
          )}
        >
          <Bubble
            message={message}
            mine={mine}
            last={last}
            me={me}
            other={other}
            answered={answered}
            onGo={onGo}
            OfferAnswers={OfferAnswers}
          />
          <Reactions message={message} me={me} onReact={(emoji) => acts.react(message, emoji)} />
          {active && usable ? (
            <MessageTools message={message} me={me} editable={mayEdit(message, me, Date.now())} acts={acts} />
          ) : null}
        </div>
      </div>
      {foot || message.edited || message.away ? (
        <div className={cx('mt-1 flex flex-wrap items-center gap-x-1.5', !mine && 'ps-9')}>
          {message.away ? <Note text={t('messaging.automatic')} /> : null}
          {message.edited && !message.deleted ? <Note text={t('messaging.edited')} /> : null}
          {foot ? <MessageFoot at={foot.at} state={foot.state} offline={offline} /> : null}
        </div>
      ) : null}
    </li>
  );
});

function Note({ text }: { text: string }) {
  return <span className="text-12 text-ink-3">{text}</span>;
}
