import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { signIn } from '../api/sign-in.ts';
import { useDoor } from '../model/door.ts';

interface DemoLoginsProps {
  logins: AppSettings['demoLogins'];
  /** On the wall of pictures, which is dark whatever the theme. */
  onWall?: boolean;
}

/** The demo world's own people, one tap each; a real market has none. */
export function DemoLogins({ logins, onWall = false }: DemoLoginsProps) {
  const t = useT();
  const { entry } = useDoor();
  if (logins.length === 0) return null;
  const failure = logins.map(({ role }) => entry.failureOf(`demo:${role}`)).find(Boolean);
  return (
    <section
      aria-label={t('signIn.demo')}
      className={onWall ? '' : 'rounded-14 bg-fill px-2 py-3 sm:px-4 text-center text-ink-2 sm:text-start'}
    >
      <p className="text-13 font-medium">{t('signIn.demo')}</p>
      <div className="mt-2 flex flex-wrap gap-2 max-sm:justify-center">
        {logins.map(({ email, password, role }) => (
          <Button
            key={email}
            size={32}
            look={onWall ? 'light' : 'outline'}
            loading={entry.pending === `demo:${role}`}
            onClick={() => entry.enter(`demo:${role}`, (second) => signIn({ email, password }, second))}
          >
            {t(`signIn.demoRole.${roleName(role)}`)}
          </Button>
        ))}
      </div>
      {failure && !isApiError(failure, 'second_factor_required') ? (
        <p role="alert" className="mt-2 text-13 font-medium">
          {failureWords(failure, t)}
        </p>
      ) : null}
    </section>
  );
}

function roleName(role: string): 'buyer' | 'seller' | 'admin' {
  return role === 'seller' || role === 'admin' ? role : 'buyer';
}
