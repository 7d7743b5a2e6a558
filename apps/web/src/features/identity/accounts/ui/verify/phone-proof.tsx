import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import type { Verification } from '@souk/shared/identity/verification/schema.ts';
import { useState } from 'react';
import { useLikelyCountry } from '@/platform/destination/use-destination.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { CodeCheck } from '../code-check.tsx';

interface PhoneProofProps {
  user: OwnUser;
  phone: Verification['phone'];
}

/** The number that is proved, and the way to another one. */
export function PhoneProof({ user, phone }: PhoneProofProps) {
  const t = useT();
  const country = useLikelyCountry();
  // Proving another number brings a new answer, which ends the change.
  const [changing, setChanging] = useState<string | null>(null);
  if (!phone.verified || phone.number === null || changing === phone.number) {
    return <CodeCheck userId={user._id} way="phone" email={user.email} country={country} />;
  }
  const { number } = phone;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-14 text-ink-2">
        <bdi dir="ltr" className="font-medium text-ink-1 figures">
          {number}
        </bdi>
      </p>
      <Button size={32} onClick={() => setChanging(number)}>
        {t('verify.changeNumber')}
      </Button>
    </div>
  );
}
