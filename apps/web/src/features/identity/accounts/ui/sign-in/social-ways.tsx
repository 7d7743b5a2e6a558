import { decodeCredential } from '@souk/shared/identity/social-sign-in/decode-credential.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { isApiError } from '@/platform/api/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { SocialButton } from '@/ui/social-button/social-button.tsx';
import { useDoor } from '../../model/door.ts';
import { signInByProvider, type Vouched } from '../../social/social.api.ts';
import { useSocialSignIn } from '../../social/use-social-sign-in.ts';
import { EntryFailure } from './entry-failure.tsx';

interface SocialWaysProps {
  providers: AppSettings['signInProviders'];
  /** Each on a line of its own, in a whole sentence. */
  wide: boolean;
}

/** Accounts kept elsewhere: only those the operator has set up. */
export function SocialWays({ providers, wide }: SocialWaysProps) {
  const { entry, setEmail } = useDoor();
  const signIn = (vouched: Vouched, second?: string) =>
    signInByProvider(vouched, second).catch((failure) => {
      // They go on as they came in before: the form beside these buttons needs only their password.
      if (isApiError(failure, 'account_exists')) setEmail(decodeCredential(vouched.credential).email ?? '');
      throw failure;
    });
  const social = useSocialSignIn((vouched) =>
    entry.enter(vouched.provider, (second) => signIn(vouched, second)),
  );
  const failure = entry.failureOf('google') ?? entry.failureOf('apple');
  const refused = failure && !isApiError(failure, 'second_factor_required') ? failure : null;
  return (
    <>
      <div className={wide ? 'grid gap-2' : 'grid auto-cols-fr grid-flow-col gap-2'}>
        {providers.map((provider) => (
          <div key={provider} className="min-h-12">
            <SocialButton
              wide={wide || providers.length === 1}
              provider={provider}
              loading={social.pending === provider || entry.pending === provider}
              onClick={() => social.start(provider)}
            />
          </div>
        ))}
      </div>
      {refused ? <EntryFailure failure={refused} /> : null}
      {!refused && social.error ? <Notice tone="bad">{social.error}</Notice> : null}
    </>
  );
}
