import { useEffect, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import type { Message } from '../model/message.ts';
import { wordsOf } from '../model/words-of.ts';

interface NewsAloudProps {
  messages: readonly Message[];
  me: string;
  name: string;
}

/** Reads out what the other one says while the conversation is open; not what was said before. */
export function NewsAloud({ messages, me, name }: NewsAloudProps) {
  const t = useT();
  const heard = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  const last = messages.findLast(({ born }) => born !== null);
  useEffect(() => {
    if (!last) return;
    const before = heard.current;
    heard.current = last.born;
    if (before === null || last.by === me || (last.born ?? 0) <= before) return;
    const { key, params } = wordsOf(last);
    setSaid(t('messaging.saidNow', { name, text: t(key, params) }));
  }, [last, me, name, t]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
