import type { SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { type Translate, useT } from '@/platform/i18n/index.ts';
import { askInWindow } from './ask-in-window.ts';
import { askOnPage, type Purpose, takeAnswer } from './ask-on-page.ts';
import { type Answer, AskError, type Asked, credentialIn, newAsking } from './asked.ts';
import { getDoors, type Vouched } from './social.api.ts';

interface SocialSignIn {
  /** To be called in the click, as it opens a window. */
  start: (provider: SocialProvider) => void;
  /** Whose window is open. Closed, its button can be pressed again. */
  pending: SocialProvider | null;
  /** Why nothing came of it; null too when someone only changed their mind. */
  error: string | null;
}

/**
 * Asks a provider who someone is and hands on what it vouches for: on the sign-in page to
 * `entry.enter(provider, (second) => signInByProvider(vouched, second))`, in the settings to `connect`.
 */
export function useSocialSignIn(
  onVouched: (vouched: Vouched) => void,
  purpose: Purpose = 'sign-in',
): SocialSignIn {
  const t = useT();
  const doors = useQuery(getDoors());
  const [pending, setPending] = useState<SocialProvider | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const windowsBlocked = useRef(false);
  const running = useRef<AbortController | null>(null);

  const hand = useEffectEvent((asked: Asked, answer: Answer) => {
    const { credential, name } = credentialIn(answer, asked);
    onVouched({ provider: asked.provider, credential, nonce: asked.nonce, name });
  });

  useEffect(() => {
    const back = takeAnswer(purpose);
    if (back) {
      try {
        hand(back.asked, back.answer);
      } catch (error) {
        setFailure(error);
      }
    }
    return () => running.current?.abort();
  }, [purpose]);

  async function ask(provider: SocialProvider) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setFailure(null);
    const isCurrent = () => running.current === own;
    try {
      // A press before they are known opens its window all the same: browsers let a moment pass.
      const known = doors.data ?? (await doors.refetch({ throwOnError: true })).data;
      const door = known?.find((one) => one.provider === provider);
      if (!door) throw new AskError('refused');
      if (new URL(door.redirectUri).origin !== location.origin) throw new AskError('elsewhere');
      const asked = newAsking(provider);
      if (windowsBlocked.current) return askOnPage(door, asked, purpose);
      setPending(provider);
      const onOutOfSight = () => isCurrent() && setPending(null);
      hand(asked, await askInWindow(door, asked, { signal: own.signal, onOutOfSight }));
    } catch (error) {
      if (error instanceof AskError && error.problem === 'blocked') windowsBlocked.current = true;
      if (isCurrent()) setFailure(error);
    } finally {
      if (isCurrent()) setPending(null);
    }
  }

  const address = doors.data?.[0]?.redirectUri;
  return { start: (provider) => void ask(provider), pending, error: wordsFor(failure, t, address) };
}

function wordsFor(failure: unknown, t: Translate, redirectUri: string | undefined): string | null {
  if (failure === null) return null;
  if (!(failure instanceof AskError)) return failureWords(failure, t);
  if (failure.problem === 'cancelled') return null;
  if (failure.problem === 'elsewhere') return t('social.elsewhere', { address: originOf(redirectUri) });
  return t(`social.${failure.problem}`);
}

const originOf = (address: string | undefined) => (address ? new URL(address).origin : '');
