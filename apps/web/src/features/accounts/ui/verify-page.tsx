import type { OwnUser } from '@souk/shared/accounts/schema.ts';
import { Mail, Phone, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { CodeCheck } from './code-check.tsx';

/** Three steps from a name to someone others can rely on. */
export function VerifyPage({ user }: { user: OwnUser }) {
  const t = useT();
  return (
    <div className="mx-auto max-w-180 pt-4 sm:pt-8">
      <PageHeader title={t('screen.verify')} note={t('account.verifyNote')} />
      <ol className="mt-7 flex flex-col gap-4">
        <Step
          icon={<Mail size={20} aria-hidden="true" />}
          title={t('account.verifyEmail')}
          done={user.emailVerified}
        >
          {user.emailVerified ? (
            <p className="text-14 text-ink-2">{t('account.emailVerified', { email: user.email })}</p>
          ) : (
            <CodeCheck userId={user._id} way="email" email={user.email} />
          )}
        </Step>
        <Step icon={<Phone size={20} aria-hidden="true" />} title={t('account.verifyPhone')} done={false}>
          <CodeCheck userId={user._id} way="phone" email={user.email} />
        </Step>
        <Step
          icon={<ShieldCheck size={20} aria-hidden="true" />}
          title={t('account.verifySeller')}
          done={false}
        >
          <p className="text-14 text-ink-2">
            {user.shopId ? t('account.verifySellerShop') : t('account.verifySellerNone')}
          </p>
          <ul className="mt-3 list-disc ps-5 text-14 text-ink-2 marker:text-ink-3">
            <li>{t('account.verifyDocument')}</li>
            <li>{t('account.verifyPrivate')}</li>
            <li>{t('account.verifyDeleted')}</li>
          </ul>
          {user.shopId ? null : (
            <ButtonLink to="/shop/new" className="mt-4">
              {t('menu.openShop')}
            </ButtonLink>
          )}
        </Step>
      </ol>
    </div>
  );
}

interface StepProps {
  icon: ReactNode;
  title: string;
  done: boolean;
  children: ReactNode;
}

function Step({ icon, title, done, children }: StepProps) {
  const t = useT();
  return (
    <li className="rounded-16 border border-line bg-surface p-5">
      <div className="mb-3 flex items-center gap-3">
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full ${done ? 'bg-won-soft text-won-text' : 'bg-fill text-ink-2'}`}
        >
          {icon}
        </span>
        <h2 className="display min-w-0 grow text-18">{title}</h2>
        <StatusChip tone={done ? 'done' : 'closed'}>
          {done ? t('account.verified') : t('account.notYet')}
        </StatusChip>
      </div>
      <div className="sm:ps-13">{children}</div>
    </li>
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
