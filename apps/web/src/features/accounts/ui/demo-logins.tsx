import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { signIn } from '../api/sign-in.ts';

/** The demo world's own people, one tap each; a real market has none. */
export function DemoLogins({ logins }: { logins: AppSettings['demoLogins'] }) {
  const t = useT();
  const enter = useMutation({ mutationFn: signIn });
  if (logins.length === 0) return null;
  return (
    <section aria-labelledby="demo-logins" className="rounded-16 bg-accent-soft p-4">
      <h2 id="demo-logins" className="text-14 font-semibold">
        {t('signIn.demo')}
      </h2>
      <p className="mt-0.5 text-13 text-ink-2">{t('signIn.demoText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {logins.map(({ email, password, role }) => (
          <Button
            key={email}
            size={32}
            loading={enter.isPending && enter.variables.email === email}
            onClick={() => enter.mutate({ email, password })}
          >
            {t(`signIn.demoRole.${roleName(role)}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function roleName(role: string): 'buyer' | 'seller' | 'admin' {
  return role === 'seller' || role === 'admin' ? role : 'buyer';
}
