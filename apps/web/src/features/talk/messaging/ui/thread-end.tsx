import { useMemo } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { dropUnsent, ownUnsent, useUnsent } from '../model/unsent.store.ts';
import type { Talk } from '../model/use-talk.ts';
import { useTyping } from '../model/use-typing.ts';
import { UnsentFoot } from './message-foot.tsx';
import type { Other } from './thread.types.ts';
import { TypingDots } from './typing-dots.tsx';

interface ThreadEndProps {
  pair: string;
  other: Other;
  talk: Talk;
}

/** After the last message: what the server would not take, and whether the other one is writing. */
export function ThreadEnd({ pair, other, talk }: ThreadEndProps) {
  const t = useT();
  const typing = useTyping(pair);
  const all = useUnsent(ownUnsent);
  const unsent = useMemo(() => all.filter((message) => message.pair === pair), [all, pair]);
  return (
    <>
      {unsent.map((message) => (
        <div key={message.id} className="mt-3.5 flex flex-col items-end gap-1 ps-11">
          <p
            dir="auto"
            className="rounded-20 rounded-ee-6 px-3.5 py-2 text-16 wrap-anywhere whitespace-pre-wrap text-ink-2 shadow-[inset_0_0_0_1.5px_var(--bad)] sm:text-15"
          >
            {message.text || t('messaging.line.theirs.picture')}
          </p>
          <UnsentFoot
            code={message.code}
            onAgain={() => talk.again(message)}
            onDrop={() => dropUnsent(message.id)}
          />
        </div>
      ))}
      {typing ? (
        <div className="mt-3.5 flex items-end gap-2">
          <Avatar name={other.name} picture={other.picture} size={28} />
          <TypingDots name={other.name} />
        </div>
      ) : null}
    </>
  );
}
