import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Notice } from '@/ui/notice/notice.tsx';

/** Said where one would wait for a mail: none reaches one's address, and where to give another. */
export function MailRefused({ className }: { className?: string }) {
  const t = useT();
  const user = useSession((session) => session.user);
  if (!user?.mailRefusedAt) return null;
  return (
    <Notice
      tone="warning"
      {...(className ? { className } : {})}
      action={
        <ButtonLink to="/settings/security" size={32}>
          {t('account.changeEmail')}
        </ButtonLink>
      }
    >
      <span className="wrap-anywhere">{t('account.mailRefused', { email: user.email })}</span>
    </Notice>
  );
}
