import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { usePasskeysWork } from '@/platform/passkeys/passkeys.ts';
import { PasskeyWay } from './passkey-way.tsx';
import { SocialWays } from './social-ways.tsx';

interface OtherWaysProps {
  /** Those the operator has set up. */
  providers: AppSettings['signInProviders'];
  /** Who signs up has none yet, and less room. */
  passkey?: boolean;
}

/** Accounts kept elsewhere and passkeys, before the form. */
export function OtherWays({ providers, passkey = false }: OtherWaysProps) {
  const t = useT();
  const withPasskey = usePasskeysWork() && passkey;
  if (providers.length === 0 && !withPasskey) return null;
  return (
    <>
      <div className="flex flex-col gap-2">
        {providers.length > 0 ? <SocialWays providers={providers} wide={passkey} /> : null}
        {withPasskey ? <PasskeyWay /> : null}
      </div>
      <div className="flex items-center gap-3 text-13 text-ink-3">
        <span aria-hidden="true" className="h-px grow bg-line" />
        {t('signIn.orEmail')}
        <span aria-hidden="true" className="h-px grow bg-line" />
      </div>
    </>
  );
}
