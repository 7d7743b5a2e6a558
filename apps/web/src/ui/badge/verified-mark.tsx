import { useT } from '@/platform/i18n/index.ts';

export function VerifiedMark({ size = 14 }: { size?: number }) {
  const t = useT();
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={t('ui.verified')}
      className="inline-block shrink-0 text-won"
    >
      <path
        fill="currentColor"
        d="m12 1 2.9 2.1 3.6-.1 1 3.4 3 2-1.2 3.4 1.2 3.4-3 2-1 3.4-3.6-.1L12 22.6l-2.9-2.1-3.6.1-1-3.4-3-2 1.2-3.4-1.2-3.4 3-2 1-3.4 3.6.1L12 1Z"
      />
      <path
        d="m7.8 12.2 2.9 2.9 5.5-6"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
