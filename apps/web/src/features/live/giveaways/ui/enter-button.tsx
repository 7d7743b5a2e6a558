import { useLocation } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { cx } from '@/ui/cx.ts';
import type { Entering } from '../model/use-entering.ts';

interface EnterButtonProps {
  entering: Entering;
  /** In a row beside other things. */
  small?: boolean;
}

/** One tap, once; what it says is what it does. */
export function EnterButton({ entering, small = false }: EnterButtonProps) {
  const t = useT();
  const { number } = useFormat();
  const here = useLocation({ select: (location) => location.href });
  const { state, refused, busy, enter } = entering;
  const size = small ? 40 : 56;
  if (state === 'visitor')
    return (
      <ButtonLink to="/login" search={{ return: here }} look="accent" size={size} block={!small}>
        {t(small ? 'nav.signIn' : 'giveaway.signIn')}
      </ButtonLink>
    );
  if (state === 'in')
    return (
      <p
        className={cx(
          'flex shrink-0 items-center justify-center gap-1.5 rounded-14 bg-won-soft font-semibold text-won-text',
          small ? 'min-h-10 px-3 text-14' : 'min-h-14 w-full px-4 text-18',
        )}
      >
        <Check size={small ? 16 : 20} aria-hidden="true" />
        <span className="figures">
          {small || entering.number === null
            ? t('giveaway.in')
            : [t('giveaway.in'), t('giveaway.entryNumber', { number: number(entering.number) })].join(' · ')}
        </span>
      </p>
    );
  if (state === 'refused' && refused)
    return small ? null : (
      <p className="rounded-14 bg-fill p-4 text-center text-14 text-ink-2">
        {t(refused === 'buyers_only' ? 'giveaway.buyFirst' : `error.${refused}`)}
      </p>
    );
  const label = state === 'follow' ? 'giveaway.followAndEnter' : 'giveaway.enter';
  return (
    <Button
      look="accent"
      size={size}
      block={!small}
      className="shrink-0"
      disabled={state === 'unknown'}
      loading={busy}
      onClick={enter}
    >
      {t(small ? 'giveaway.enter' : label)}
    </Button>
  );
}
