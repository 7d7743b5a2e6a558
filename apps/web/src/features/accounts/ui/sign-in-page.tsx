import type { Landing } from '@souk/shared/landing/schema.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Globe } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Logo } from '@/ui/logo/logo.tsx';
import { DemoLogins } from './demo-logins.tsx';
import { MarketWall } from './market-wall.tsx';
import { type Door, SignInForm } from './sign-in-form.tsx';

interface SignInPageProps {
  landing: Landing | undefined;
  demoLogins: AppSettings['demoLogins'];
  /** Whether the reader was on the way somewhere that asked for a sign-in. */
  onTheWay: boolean;
  languageMenu: string;
}

export function SignInPage({ landing, demoLogins, onTheWay, languageMenu }: SignInPageProps) {
  const t = useT();
  const [door, setDoor] = useState<Door>('signIn');
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,568px)_1fr]">
      <div className="mx-auto flex w-full max-w-114 flex-col px-4 pt-3 pb-8 sm:px-7 sm:pt-6">
        <TopLine menu={languageMenu} />
        <h1 className="display mt-6 text-36 sm:mt-8">
          {t(door === 'signIn' ? 'signIn.title' : 'signIn.titleNew')}
        </h1>
        <p className="mt-1.5 text-16 text-ink-2">{t(onTheWay ? 'signIn.thenBack' : 'signIn.text')}</p>
        <div className="mt-6 flex flex-col gap-5">
          <DemoLogins logins={demoLogins} />
          <SignInForm key={door} door={door} />
        </div>
        <p className="mt-6 text-center text-14 text-ink-2">
          {t(door === 'signIn' ? 'signIn.newHere' : 'signIn.knownHere')}{' '}
          <button
            type="button"
            onClick={() => setDoor(door === 'signIn' ? 'signUp' : 'signIn')}
            className="touch-44 rounded-8 font-semibold text-ink-1 underline decoration-control underline-offset-4"
          >
            {t(door === 'signIn' ? 'signIn.create' : 'signIn.signIn')}
          </button>
        </p>
        <p className="mt-auto pt-8 text-12 text-ink-3">
          {t('signIn.accept')}{' '}
          <Link
            to="/userguide"
            search={{ article: 'terms' }}
            className="touch-44 underline underline-offset-2"
          >
            {t('footer.terms')}
          </Link>
          <span aria-hidden="true"> · </span>
          <Link
            to="/userguide"
            search={{ article: 'privacy' }}
            className="touch-44 underline underline-offset-2"
          >
            {t('footer.privacy')}
          </Link>
        </p>
      </div>
      {landing ? <MarketWall landing={landing} /> : null}
    </div>
  );
}

function TopLine({ menu }: { menu: string }) {
  const t = useT();
  const { code, spoken } = useLanguage();
  return (
    <div className="flex items-center justify-between">
      <Link to="/" aria-label={t('shell.home')} className="rounded-8">
        <Logo size={28} />
      </Link>
      <button
        type="button"
        popoverTarget={menu}
        className="flex h-11 items-center gap-1.5 rounded-12 px-2 text-14 font-medium text-ink-2 hover:bg-hover"
      >
        <Globe size={18} aria-hidden="true" />
        {spoken.find((language) => language.code === code)?.name ?? code}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
