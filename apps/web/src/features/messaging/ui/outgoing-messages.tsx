import { CircleAlert, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import type { Outgoing } from '../model/outbox.ts';

interface OutgoingMessagesProps {
  messages: readonly Outgoing[];
  onAgain: (message: Outgoing) => void;
}

export function OutgoingMessages({ messages, onAgain }: OutgoingMessagesProps) {
  const end = useRef<HTMLLIElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message, index) => (
        <li
          key={message.id}
          ref={index === count - 1 ? end : undefined}
          className="flex flex-col items-end gap-1"
        >
          <p
            className={cx(
              'max-w-[80%] rounded-20 rounded-ee-6 px-4 py-2.5 text-15 whitespace-pre-wrap sm:max-w-120',
              message.state === 'sent'
                ? 'bg-accent-soft'
                : 'shadow-[inset_0_0_0_1px_var(--control)] text-ink-2',
            )}
          >
            {message.text}
          </p>
          <State message={message} onAgain={onAgain} />
        </li>
      ))}
    </ol>
  );
}

function State({ message, onAgain }: { message: Outgoing; onAgain: (message: Outgoing) => void }) {
  const t = useT();
  const { time } = useFormat();
  if (message.state === 'failed') {
    return (
      <p role="alert" className="flex items-center gap-1.5 text-12 text-bad">
        <CircleAlert size={15} aria-hidden="true" />
        {t('account.notSent')}
        <button
          type="button"
          onClick={() => onAgain(message)}
          className="touch-44 font-semibold text-ink-1 underline underline-offset-3"
        >
          {t('ui.tryAgain')}
        </button>
      </p>
    );
  }
  return (
    <p className="flex items-center gap-1.5 text-12 text-ink-3 figures">
      {message.state === 'sending' ? (
        <>
          <Clock size={14} aria-hidden="true" />
          {t('account.sending')}
        </>
      ) : (
        time(message.at)
      )}
    </p>
  );
}
