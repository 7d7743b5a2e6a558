import type { Landing } from '@souk/shared/market/landing/schema.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronDown, Globe } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { Logo } from '@/ui/logo/logo.tsx';
import { type Door, DoorContext, type DoorSearch, type View, viewOf } from '../model/door.ts';
import { useEntry } from '../model/use-entry.ts';
import type { WayBack } from '../model/way-back.ts';
import { DemoLogins } from './demo-logins.tsx';
import { MarketWall } from './market-wall.tsx';
import { CodeView } from './sign-in/code-view.tsx';
import { ForgottenView } from './sign-in/forgotten-view.tsx';
import { ResetView } from './sign-in/reset-view.tsx';
import { SecondFactorView } from './sign-in/second-factor-view.tsx';
import { SignInView } from './sign-in/sign-in-view.tsx';
import { SignUpView } from './sign-in/sign-up-view.tsx';
import { WayBackCard } from './sign-in/way-back-card.tsx';
import { WelcomeView } from './sign-in/welcome-view.tsx';

interface SignInPageProps {
  landing: Landing | undefined;
  demoLogins: AppSettings['demoLogins'];
  providers: AppSettings['signInProviders'];
  search: DoorSearch;
  /** Where the reader was going when they were asked to sign in. */
  wayBack: WayBack | null;
  languageMenu: string;
  /** Goes there; only needed where signing in does not lead on by itself. */
  onLeave: () => void;
}

/** One page, one door; what is behind each of its views is proved in its own way. */
export function SignInPage(props: SignInPageProps) {
  const { landing, demoLogins, providers, search, wayBack, languageMenu, onLeave } = props;
  const signedIn = useSession(isSignedIn);
  const door = useDoorOf(search, onLeave);
  const view = door.entry.secondAsked ? 'second' : viewOf(search, signedIn);
  const content = useFocusOn(view);
  return (
    <DoorContext value={door}>
      <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,568px)_1fr]">
        <div className="mx-auto flex w-full max-w-114 flex-col px-5 pt-3 pb-4 sm:px-7 sm:pt-5">
          <TopLine menu={languageMenu} />
          <div ref={content} className="mt-5 flex grow flex-col gap-4 sm:mt-6">
            {view === 'second' ? (
              <SecondFactorView />
            ) : view === 'reset' ? (
              <ResetView token={String(search.reset)} />
            ) : view === 'code' ? (
              <CodeView />
            ) : view === 'forgotten' ? (
              <ForgottenView />
            ) : view === 'welcome' ? (
              <WelcomeView />
            ) : view === 'sign-up' ? (
              <SignUpView providers={providers} wayBack={<WayBackCard to={wayBack} />} />
            ) : (
              <SignInView providers={providers} wayBack={<WayBackCard to={wayBack} />} />
            )}
            {view === 'sign-in' ? (
              <div className={landing ? 'lg:hidden' : ''}>
                <DemoLogins logins={demoLogins} />
              </div>
            ) : null}
          </div>
          <Terms />
        </div>
        {landing ? (
          <MarketWall landing={landing}>
            {view === 'sign-in' ? <DemoLogins logins={demoLogins} onWall /> : null}
          </MarketWall>
        ) : null}
      </div>
    </DoorContext>
  );
}

function useDoorOf(search: DoorSearch, leave: () => void): Door {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const to = (view: View) => ({
    ...(view === 'sign-in' || view === 'reset' ? {} : { view }),
    ...(typeof search.return === 'string' ? { return: search.return } : {}),
  });
  const entry = useEntry({
    async before(way) {
      // Who has just signed up is welcomed before going on; the session must find that address.
      if (way === 'signUp') await navigate({ to: '/login', search: to('welcome'), replace: true });
    },
    after() {
      // A mail's link also opens for a signed-in user, so being signed in does not lead on from it.
      if (search.reset) leave();
    },
  });
  return { entry, email, setEmail, to, leave };
}

/** A new view is begun at its first field; the page itself, when opened, leaves the focus where it is. */
function useFocusOn(view: string) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const field = content.current?.querySelector<HTMLElement>('input');
    (field ?? content.current?.querySelector('h1'))?.focus();
  }, [view]);
  return content;
}

function Terms() {
  const t = useT();
  const link = 'touch-44 underline underline-offset-2';
  return (
    <p className="mt-auto pt-4 text-12 text-ink-3 max-sm:text-center">
      {t('signIn.accept')}{' '}
      <Link to="/userguide" search={{ article: 'terms' }} className={link}>
        {t('footer.terms')}
      </Link>
      <span aria-hidden="true"> · </span>
      <Link to="/userguide" search={{ article: 'privacy' }} className={link}>
        {t('footer.privacy')}
      </Link>
    </p>
  );
}

function TopLine({ menu }: { menu: string }) {
  const t = useT();
  const { code, spoken } = useLanguage();
  return (
    <div className="flex items-center justify-between">
      <Link to="/" aria-label={t('shell.home')} className="touch-44 rounded-8">
        <Logo size={28} />
      </Link>
      <button
        type="button"
        popoverTarget={menu}
        className="-me-2 flex min-h-11 items-center gap-1.5 rounded-12 px-2 text-14 font-medium text-ink-2 hover:bg-hover"
      >
        <Globe size={18} aria-hidden="true" />
        {spoken.find((language) => language.code === code)?.name ?? code}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
