import { useFormat, useT } from '@/platform/i18n/index.ts';

export function CountMark({ count, tone }: { count: number; tone: 'accent' | 'ink' }) {
  const t = useT();
  const { number } = useFormat();
  if (count === 0) return null;
  const look = tone === 'ink' ? 'bg-ink text-on-ink' : 'bg-accent text-on-accent';
  return (
    <span
      // From the middle of its icon outwards: large text makes it wider, and leaves the icon to be seen.
      className={`absolute start-[calc(50%+2px)] bottom-[calc(50%+2px)] grid min-h-5 min-w-5 place-items-center rounded-full px-1 text-[min(0.75rem,16px)] leading-none font-bold figures ring-2 ring-paper ${look}`}
    >
      <span aria-hidden="true">{count > 99 ? `${number(99)}+` : number(count)}</span>
      <span className="sr-only">{t('nav.unread', { count })}</span>
    </span>
  );
}
