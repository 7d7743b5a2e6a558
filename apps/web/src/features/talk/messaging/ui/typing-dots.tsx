import { useT } from '@/platform/i18n/index.ts';

const delays = ['0ms', '160ms', '320ms'];

/** The other one is writing. */
export function TypingDots({ name }: { name: string }) {
  const t = useT();
  return (
    <span
      role="img"
      aria-label={t('messaging.typing', { name })}
      className="inline-flex h-9 items-center gap-1.25 rounded-20 rounded-es-6 bg-fill px-3.5"
    >
      {delays.map((animationDelay) => (
        <span
          key={animationDelay}
          style={{ animationDelay }}
          className="size-1.75 animate-writing rounded-full bg-ink-3"
        />
      ))}
    </span>
  );
}
