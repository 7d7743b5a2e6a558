import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { MessageCircle, SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { useToast } from '@/ui/toast/use-toast.ts';
import { sayInRoom } from '../api/say-in-room.ts';

const longest = 300;

/** What people say: a column on wide screens, lines over the picture on a phone. */
export function RoomChat({ showId, hostName }: { showId: string; hostName: string }) {
  const t = useT();
  return (
    <section aria-label={t('live.chat')} className="flex min-h-0 flex-col gap-2 lg:grow lg:gap-3 lg:p-4">
      <h2 className="display text-16 max-lg:sr-only">{t('live.chat')}</h2>
      <div className="flex min-h-0 grow flex-col lg:items-center lg:justify-center-safe lg:overflow-y-auto lg:px-6 lg:text-center">
        <MessageCircle
          size={28}
          strokeWidth={1.6}
          aria-hidden="true"
          className="shrink-0 text-ink-3 max-lg:hidden"
        />
        <p className="mt-3 text-14 font-semibold text-ink-1 max-lg:hidden">{t('live.quiet')}</p>
        <p className="w-fit rounded-full bg-black/55 px-3 py-1.5 text-14 text-white lg:mt-1 lg:bg-transparent lg:p-0 lg:text-ink-2">
          {t('live.quietNote', { name: hostName })}
        </p>
      </div>
      <Composer showId={showId} />
    </section>
  );
}

function Composer({ showId }: { showId: string }) {
  const t = useT();
  const here = useLocation({ select: (location) => location.href });
  const signedIn = useSession(isSignedIn);
  const muted = useSession((session) => session.user?.muted ?? false);
  const [text, setText] = useState('');
  const tell = useToast();
  const say = useMutation({
    mutationFn: () => sayInRoom(showId, text.trim()),
    onSuccess: () => setText(''),
    onError: (error) => {
      const { title, next } = errorCopy(error);
      void tell((t) => ({ id: 'say', kind: 'bad', title: t(title), text: t(next) }));
    },
  });
  if (!signedIn) {
    return (
      <Link to="/login" search={{ return: here }} className={`${pill} justify-between px-5 text-white`}>
        <span className="truncate">{t('live.signInToTalk')}</span>
        <span className="shrink-0 font-semibold text-accent">{t('nav.signIn')}</span>
      </Link>
    );
  }
  if (muted) return <p className={`${pill} px-5 text-white`}>{t('live.muted')}</p>;
  return (
    <form
      className={pill}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) say.mutate();
      }}
    >
      <input
        type="text"
        aria-label={t('live.say')}
        placeholder={t('live.say')}
        value={text}
        maxLength={longest}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        className="h-full min-w-0 grow rounded-full bg-transparent ps-5 text-16 text-white outline-none placeholder:text-white/75 lg:text-14"
      />
      <IconButton label={t('live.send')} look="ghost" size={44} round type="submit" loading={say.isPending}>
        <SendHorizontal size={20} aria-hidden="true" className="text-white rtl:-scale-x-100" />
      </IconButton>
    </form>
  );
}

const pill =
  'flex h-[calc(0.75rem+32px)] w-full shrink-0 items-center gap-2 rounded-full border border-white/16 bg-black/45 text-14 has-[input:focus]:border-white/60 lg:bg-fill';
