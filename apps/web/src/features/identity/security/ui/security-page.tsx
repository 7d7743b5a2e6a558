import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { DevicesCard } from './devices-card.tsx';
import { type Elsewhere, ElsewhereCard } from './elsewhere-card.tsx';
import { EmailCard } from './email-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

interface SecurityPageProps {
  user: OwnUser;
  elsewhere: Elsewhere;
}

export function SecurityPage({ user, elsewhere }: SecurityPageProps) {
  const t = useT();
  return (
    <>
      <PageHeader size="section" title={t('security.title')} note={t('security.note')} />
      <div className="mt-5 flex flex-col gap-4">
        <EmailCard user={user} />
        <PasswordCard user={user} />
        <PasskeysCard />
        <SecondFactorCard />
        <ElsewhereCard elsewhere={elsewhere} />
        <DevicesCard />
      </div>
    </>
  );
}
