import { useT } from '@/platform/i18n/index.ts';
import { Spinner } from '../button/spinner.tsx';
import { cx } from '../cx.ts';
import { radiusWithin, socialRadius } from './social-radius.ts';

interface SocialButtonProps {
  provider: 'google' | 'apple';
  onClick: () => void;
  /** 0 to 50 */
  borderRadius?: number;
  loading?: boolean;
  disabled?: boolean;
  /** Has room for the whole sentence. */
  wide?: boolean;
}

/** Sign-in with an account kept elsewhere; it fills the box it is put in (48 px high by design). */
export function SocialButton({
  provider,
  onClick,
  borderRadius = socialRadius.default,
  loading,
  disabled,
  wide,
}: SocialButtonProps) {
  const t = useT();
  const name = provider === 'google' ? t('ui.google') : t('ui.apple');
  return (
    <button
      type="button"
      disabled={disabled || loading}
      aria-label={t('ui.continueWith', { name })}
      onClick={onClick}
      style={{
        borderRadius: radiusWithin(borderRadius, import.meta.env.DEV),
        width: '100%',
        minHeight: '100%',
      }}
      className={cx(
        'flex min-h-12 items-center justify-center gap-2.5 border px-3 py-[0.3em] font-semibold transition-colors duration-150',
        wide ? 'text-16' : 'text-14',
        provider === 'google'
          ? 'border-control/70 bg-surface text-ink-1 hover:bg-hover'
          : 'border-transparent bg-[light-dark(#14100d,#fff)] text-[light-dark(#fff,#000)]',
        disabled && 'opacity-55',
      )}
    >
      {loading ? <Spinner /> : <ProviderMark provider={provider} />}
      {wide ? t('ui.continueWith', { name }) : name}
    </button>
  );
}

export function ProviderMark({ provider }: Pick<SocialButtonProps, 'provider'>) {
  return provider === 'google' ? <GoogleMark /> : <AppleMark />;
}

function GoogleMark() {
  const arc = { fill: 'none', strokeWidth: 4 } as const;
  return (
    <svg width="20" height="20" viewBox="2 2 20 20" aria-hidden="true">
      <path {...arc} stroke="#ea4335" d="M5.07 8A8 8 0 0 1 17.85 6.54" />
      <path {...arc} stroke="#fbbc05" d="M5.07 16A8 8 0 0 1 5.07 8" />
      <path {...arc} stroke="#34a853" d="M17.3 18A8 8 0 0 1 5.07 16" />
      <path {...arc} stroke="#4285f4" d="M12 12.1h7.9A8 8 0 0 1 17.3 18" />
    </svg>
  );
}

function AppleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M12.2 7.6c.9 0 2-.9 3.6-.9 1.6.1 2.8.8 3.5 1.9-1.8 1-2.6 2.5-2.5 4.2.1 2 1.2 3.4 2.9 4.1-.7 1.9-2.3 4.6-4 4.6-1.1 0-1.7-.7-3.1-.7s-2.1.7-3.1.7c-2.3 0-5.2-4.6-5.2-8.6 0-3.8 2.5-5.9 4.8-5.9 1.5 0 2.4.6 3.1.6Z" />
      <path d="M15.6 2c.1 1.3-.4 2.4-1.1 3.2-.8.9-1.8 1.3-2.8 1.3-.1-1.3.4-2.5 1.1-3.3.8-.8 1.9-1.2 2.8-1.2Z" />
    </svg>
  );
}
