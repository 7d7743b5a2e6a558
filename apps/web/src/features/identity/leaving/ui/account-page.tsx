import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useT } from '@/platform/i18n/index.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { CloseAccount } from './close-account.tsx';
import { TakeData } from './take-data.tsx';

/** Taking one's data along, and closing the account. */
export function AccountPage({ user, credit }: { user: OwnUser; credit: readonly Money[] }) {
  const t = useT();
  return (
    <>
      <PageHeader size="section" title={t('screen.settingsAccount')} note={t('leaving.note')} />
      <div className="mt-5 grid gap-4">
        <TakeData userId={user._id} />
        <CloseAccount user={user} credit={credit} />
      </div>
    </>
  );
}
