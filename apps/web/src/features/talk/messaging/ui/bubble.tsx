import type { ComponentType } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import type { Message } from '../model/message.ts';
import { Answered } from './answered.tsx';
import { CardInMessage } from './cards/card-in-message.tsx';
import type { OfferAnswersProps } from './cards/offer-in-message.tsx';
import { MessagePictures } from './message-pictures.tsx';
import { MessageText } from './message-text.tsx';
import type { Other } from './thread.types.ts';

interface BubbleProps {
  message: Message;
  mine: boolean;
  last: boolean;
  me: string;
  /** The other one of the conversation. */
  other: Other;
  /** What it answers, where that is among what is shown. */
  answered: Message | null;
  onGo: (born: number, from: number | null) => void;
  OfferAnswers: ComponentType<OfferAnswersProps>;
}

/** What was said: words, pictures, a card, or all of them. */
export function Bubble(props: BubbleProps) {
  const { message, mine, last, me, other, answered, onGo, OfferAnswers } = props;
  const { replyTo } = message;
  const t = useT();
  const corner = last && (mine ? 'rounded-ee-6' : 'rounded-es-6');
  if (message.deleted) {
    return (
      <p className={cx('rounded-20 border border-line px-3.5 py-2 text-14 text-ink-3 italic', corner)}>
        {t('messaging.line.theirs.deleted')}
      </p>
    );
  }
  const ground = message.pending
    ? 'bg-paper text-ink-2 shadow-[inset_0_0_0_1.5px_var(--control)]'
    : mine
      ? 'bg-accent-soft'
      : 'bg-fill';
  return (
    <>
      {message.text || replyTo !== null ? (
        <div className={cx('max-w-full rounded-20 px-3.5 py-2 text-16 sm:text-15', ground, corner)}>
          {replyTo === null ? null : (
            <Answered message={{ ...message, replyTo }} shown={answered} me={me} other={other} onGo={onGo} />
          )}
          <p dir="auto" className="own-words wrap-anywhere whitespace-pre-wrap">
            <MessageText text={message.text} />
          </p>
        </div>
      ) : null}
      {message.pictures.length > 0 ? (
        <MessagePictures
          pictures={message.pictures}
          userId={other._id}
          name={mine ? t('messaging.you') : other.name}
        />
      ) : null}
      {message.card ? <CardInMessage card={message.card} OfferAnswers={OfferAnswers} /> : null}
    </>
  );
}
