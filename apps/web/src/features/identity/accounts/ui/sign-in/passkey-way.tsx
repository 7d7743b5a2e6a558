import { FingerprintPattern } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { fieldOffersPasskeys, isUnsupported, provePasskey, wasLeft } from '@/platform/passkeys/passkeys.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { signInByPasskey } from '../../api/sign-in.ts';
import { useDoor } from '../../model/door.ts';

/** A button that asks for one, and the e-mail field that offers them while it is empty. */
export function PasskeyWay() {
  const t = useT();
  const { entry } = useDoor();
  useOfferBelowField();
  const failure = entry.failureOf('passkey');
  return (
    <>
      <Button
        size={48}
        block
        icon={<FingerprintPattern size={20} aria-hidden="true" />}
        loading={entry.pending === 'passkey'}
        onClick={() => entry.enter('passkey', async () => signInByPasskey(await provePasskey()))}
        className="!rounded-15"
      >
        {t('signIn.passkey')}
      </Button>
      {failure ? (
        <Notice tone={wasLeft(failure) ? 'info' : 'bad'}>
          {wasLeft(failure) ? t('signIn.passkeyNone') : failureWords(failure, t)}
        </Notice>
      ) : null}
    </>
  );
}

// The backend forgets what it asked after five minutes.
const OFFER_MS = 4 * 60_000;

function useOfferBelowField(): void {
  const { entry } = useDoor();
  const take = useEffectEvent((response: unknown) => entry.enter('passkey', () => signInByPasskey(response)));
  useEffect(() => {
    const left = new AbortController();
    void offer();
    const again = setInterval(() => void offer(), OFFER_MS);
    return () => {
      left.abort();
      clearInterval(again);
    };

    async function offer() {
      try {
        if (!(await fieldOffersPasskeys()) || left.signal.aborted) return;
        const response = await provePasskey('field', left.signal);
        if (!left.signal.aborted) take(response);
      } catch (error) {
        if (left.signal.aborted) return;
        // Nobody asked for it: without an answer, or taken over by the button, the field is only a field.
        if (!wasLeft(error) && !isUnsupported(error) && !isApiError(error)) throw error;
      }
    }
  }, []);
}
