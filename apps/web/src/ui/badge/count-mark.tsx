import { useFormat, useT } from '@/platform/i18n/index.ts';

export function CountMark({ count, tone }: { count: number; tone: 'accent' | 'ink' }) {
  const t = useT();
  const { number } = useFormat();
  if (count === 0) return null;
  const look = tone === 'ink' ? 'bg-ink text-on-ink' : 'bg-accent text-on-accent';
  return (
    <span
      className={`absolute top-0.5 end-0 grid min-h-5 min-w-5 place-items-center rounded-full px-1 text-12 leading-none font-bold figures ring-2 ring-paper ${look}`}
    >
      <span aria-hidden="true">{count > 99 ? `${number(99)}+` : number(count)}</span>
      <span className="sr-only">{t('nav.unread', { count })}</span>
    </span>
  );
}
