import type { MayWrite, Talker } from '@souk/shared/talk/messaging/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

interface BeginningProps {
  person: Talker;
  own: boolean;
  /** Above what was said, instead of in place of it. */
  small: boolean;
}

/** Before the first message. */
export function Beginning({ person, own, small }: BeginningProps) {
  const t = useT();
  return (
    <div className={`flex flex-col items-center px-4 text-center ${small ? 'pb-8' : 'm-auto py-8'}`}>
      <Avatar name={person.name} picture={person.picture} size={small ? 64 : 88} />
      <p className="mt-4 text-16 font-semibold">
        {own ? t('account.thatIsYou') : small ? person.name : t('account.sayHello', { name: person.name })}
      </p>
      <p className="mt-1 max-w-80 text-14 text-ink-2">
        {own ? t('account.thatIsYouNote') : t('account.sayHelloNote')}
      </p>
      {own ? (
        <ButtonLink to="/messaging" className="mt-5">
          {t('account.writeTo')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

interface MayNotWriteProps {
  mayWrite: Exclude<MayWrite, 'yes' | 'yourself'>;
  name: string;
  onUnblock: () => void;
}

/** In place of the composer: why one cannot write, and what may be done about it. */
export function MayNotWrite({ mayWrite, name, onUnblock }: MayNotWriteProps) {
  const t = useT();
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-center gap-3 border-t border-line px-6 py-4 text-center text-14 text-ink-2">
      {t(`messaging.mayNot.${mayWrite}`, { name })}
      {mayWrite === 'blocked-by-you' ? (
        <Button size={32} onClick={onUnblock}>
          {t('messaging.unblock')}
        </Button>
      ) : null}
    </div>
  );
}
