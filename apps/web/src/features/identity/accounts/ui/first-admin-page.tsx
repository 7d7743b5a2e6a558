import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { isApiError } from '@/platform/api/api-error.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { becomeFirstAdmin } from '../api/become-first-admin.ts';
import { CodeCheck } from './code-check.tsx';

/** Where the link of a fresh market's start leads. */
export function FirstAdminPage({ user, token }: { user: OwnUser; token: string }) {
  const t = useT();
  const navigate = useNavigate();
  const become = useMutation({
    mutationFn: () => becomeFirstAdmin(token),
    onSuccess: async () => {
      toast({ kind: 'done', title: t('firstAdmin.done'), acrossPages: true });
      await navigate({ to: '/admin' });
    },
  });
  const askedForProof = isApiError(become.error, 'email_not_verified');
  const over = token === '' || isApiError(become.error, 'link_expired');
  return (
    <div className="mx-auto max-w-130 pt-6 pb-10 sm:pt-14">
      <span className="mb-5 grid size-14 place-items-center rounded-16 bg-accent-soft text-accent-text">
        <KeyRound size={26} strokeWidth={1.8} aria-hidden="true" />
      </span>
      {over ? (
        <>
          <PageHeader title={t('firstAdmin.over')} note={t('firstAdmin.overNote')} />
          <ButtonLink to="/" size={48} className="mt-7">
            {t('firstAdmin.home')}
          </ButtonLink>
        </>
      ) : (
        <>
          <PageHeader title={t('firstAdmin.title')} note={t('firstAdmin.note', { name: user.name })} />
          <div className="mt-7 flex flex-col gap-5">
            {user.emailVerified || !askedForProof ? (
              <Button
                look="accent"
                size={48}
                loading={become.isPending}
                onClick={() => become.mutate()}
                className="self-start max-sm:w-full"
              >
                {t('firstAdmin.button')}
              </Button>
            ) : (
              <>
                <Notice tone="warning">{t('firstAdmin.email')}</Notice>
                <CodeCheck userId={user._id} way="email" email={user.email} />
              </>
            )}
            {become.error && !askedForProof ? (
              <Notice tone="bad">{failureWords(become.error, t)}</Notice>
            ) : null}
          </div>
        </>
      )}
    </div>
  );
}
