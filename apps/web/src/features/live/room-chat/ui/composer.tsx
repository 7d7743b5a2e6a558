import { roomMessageLength, slowWait } from '@souk/shared/live/room-chat/rules.ts';
import type { RoomChat } from '@souk/shared/live/room-chat/schema.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { mentioning, type Present, suggestedFor } from '../model/mentions.ts';
import { refusalOf } from '../model/refusal.ts';
import { useSay } from '../model/use-say.ts';
import { Mentions } from './mentions.tsx';
import { RefusedMessages, useRefusalWords } from './refused-messages.tsx';

interface ComposerProps {
  showId: string;
  /** Between two messages of the reader; 0 for none. */
  slowSeconds: number;
  spokeAt: number | null;
  /** Why the reader may not write. */
  ban: RoomChat['ban'];
  present: readonly Present[];
  offsetMs: number;
}

/** Where one writes; a visitor is shown the way in, and a person who may not write is told why. */
export function Composer(props: ComposerProps) {
  const t = useT();
  const here = useLocation({ select: (location) => location.href });
  const signedIn = useSession(isSignedIn);
  const user = useSession((session) => session.user);
  const refusalWords = useRefusalWords();
  if (!signedIn || !user) {
    return (
      <Link to="/login" search={{ return: here }} className={`${pill} justify-between px-5 text-white`}>
        <span className="truncate">{t('live.signInToTalk')}</span>
        <span className="shrink-0 font-semibold text-accent">{t('nav.signIn')}</span>
      </Link>
    );
  }
  if (user.muted) return <p className={`${pill} px-5 text-white`}>{t('live.muted')}</p>;
  if (props.ban) {
    const chat = { ban: props.ban } as RoomChat;
    const refusal = refusalOf({ code: 'permission-denied' }, { chat, spokeAt: null, now: 0 });
    return <p className={`${pill} px-5 py-2 text-white`}>{refusalWords(refusal)}</p>;
  }
  return <OpenComposer {...props} user={user} />;
}

function OpenComposer(props: ComposerProps & { user: { _id: string; name: string } }) {
  const { showId, slowSeconds, spokeAt, present, offsetMs, user } = props;
  const t = useT();
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { say, ...refused } = useSay({ showId, userId: user._id, name: user.name, spokeAt, offsetMs });
  const now = useNow() + offsetMs;
  const wait = slowSeconds > 0 ? Math.ceil(slowWait({ now, spokeAt, slowSeconds }) / 1000) : 0;
  const suggested = suggestedFor(text, present);
  const chosen = suggested[Math.min(at, suggested.length - 1)];
  const take = (who: Present) => {
    setText(mentioning(text, who));
    setAt(0);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!chosen) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((at + step + suggested.length) % suggested.length);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Escape') setText((now) => `${now} `);
  };

  return (
    <div className="relative min-w-0 grow">
      <RefusedMessages {...refused} />
      <Mentions id={list} suggested={suggested} chosen={chosen ?? null} onChoose={take} />
      <form
        data-composer
        className={pill}
        onSubmit={(event) => {
          event.preventDefault();
          if (!text.trim() || wait > 0) return;
          say(text.trim());
          setText('');
        }}
      >
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={suggested.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen ? `${list}-${chosen.handle}` : undefined}
          aria-autocomplete="list"
          aria-label={t('live.say')}
          placeholder={wait > 0 ? t('room.slowWait', { seconds: number(wait) }) : t('live.say')}
          value={text}
          maxLength={roomMessageLength.max}
          autoComplete="off"
          enterKeyHint="send"
          onKeyDown={onKeyDown}
          onChange={(event) => setText(event.target.value)}
          className="min-h-11 min-w-0 grow rounded-full bg-transparent px-5 text-16 text-white outline-none placeholder:text-white/75 lg:text-14"
        />
        {wait > 0 && text ? (
          <span className="grid size-11 shrink-0 place-items-center text-14 font-semibold text-accent figures">
            {number(wait)}
          </span>
        ) : text.trim() ? (
          <IconButton label={t('live.send')} look="ghost" size={44} round type="submit">
            <SendHorizontal size={20} aria-hidden="true" className="text-white rtl:-scale-x-100" />
          </IconButton>
        ) : null}
      </form>
    </div>
  );
}

const pill =
  'flex min-h-11 w-full shrink-0 items-center gap-2 rounded-full border border-white/16 bg-black/45 text-14 has-[input:focus]:border-white/60 lg:bg-fill';
