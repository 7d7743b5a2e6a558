import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import type { Verification } from '@souk/shared/identity/verification/schema.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Mail, Phone, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { SkeletonGroup, TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { CodeCheck } from './code-check.tsx';
import { PhoneProof } from './verify/phone-proof.tsx';
import { SellerStep } from './verify/seller-step.tsx';
import { Step, stepMarks } from './verify/step.tsx';

interface VerifyPageProps {
  user: OwnUser;
  verification: UseQueryResult<Verification>;
}

/** Three steps from a name to someone others can rely on. */
export function VerifyPage({ user, verification }: VerifyPageProps) {
  const t = useT();
  const { data, error } = verification;
  return (
    <div className="mx-auto max-w-180 pt-4 sm:pt-8">
      <PageHeader title={t('screen.verify')} note={t('account.verifyNote')} />
      <ol className="mt-7 flex flex-col gap-4">
        <Step Icon={Mail} title={t('account.verifyEmail')} mark={stepMarks(user.emailVerified)}>
          {user.emailVerified ? (
            <p className="text-14 text-ink-2">{t('account.emailVerified', { email: user.email })}</p>
          ) : (
            <CodeCheck userId={user._id} way="email" email={user.email} />
          )}
        </Step>
        <Step Icon={Phone} title={t('account.verifyPhone')} mark={data && stepMarks(data.phone.verified)}>
          <Loaded query={verification}>{(found) => <PhoneProof user={user} phone={found.phone} />}</Loaded>
        </Step>
        <Step
          Icon={ShieldCheck}
          title={t('account.verifySeller')}
          mark={data && stepMarks(data.seller.verified, data.seller.check?.state)}
        >
          <Loaded query={verification}>{(found) => <SellerStep user={user} seller={found.seller} />}</Loaded>
        </Step>
      </ol>
      {error && !data ? (
        <ErrorState
          title={t(errorCopy(error).title)}
          note={t(errorCopy(error).next)}
          requestId={requestIdOf(error)}
          onRetry={() => void verification.refetch()}
          className="py-10"
        />
      ) : null}
    </div>
  );
}

function Loaded({
  query,
  children,
}: {
  query: UseQueryResult<Verification>;
  children: (found: Verification) => ReactNode;
}) {
  if (query.data) return children(query.data);
  if (query.error) return null;
  return (
    <SkeletonGroup className="max-w-90 py-1">
      <TextSkeleton lines={2} />
    </SkeletonGroup>
  );
}

/** Nobody proves who another person is. */
export function VerifyOther({ ownId }: { ownId: string }) {
  const t = useT();
  return (
    <div className="mx-auto max-w-180 pt-4 sm:pt-8">
      <PageHeader title={t('screen.verify')} note={t('account.verifyOther')} />
      <ButtonLink to="/verify/$userId" params={{ userId: ownId }} look="accent" size={48} className="mt-6">
        {t('account.verifyOwn')}
      </ButtonLink>
    </div>
  );
}
