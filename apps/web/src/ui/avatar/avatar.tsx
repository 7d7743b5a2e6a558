import type { Image } from '@souk/shared/images/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { Picture } from '../picture/picture.tsx';
import { groundFor, initials } from './initials.ts';

export interface AvatarProps {
  name: string;
  picture?: Image | null;
  /** Pixels across: 20 beside small print, 36 in cards, 40 in lists, 96 and more on a profile. */
  size?: number;
  online?: boolean;
  /** Empty beside a visible name, so that it is not read twice. */
  alt?: string;
  className?: string;
}

export function Avatar({ name, picture, size = 36, online, alt = '', className }: AvatarProps) {
  const t = useT();
  return (
    <span className={cx('relative inline-block shrink-0', className)} style={{ width: size, height: size }}>
      {picture ? (
        <Picture image={picture} alt={alt} sizes={`${size}px`} ratio="1/1" className="rounded-full" />
      ) : (
        <Initials name={name} alt={alt} />
      )}
      {online ? (
        <span
          role="img"
          aria-label={t('ui.online')}
          className="absolute end-0 bottom-0 rounded-full bg-won ring-2 ring-surface"
          style={{ width: Math.max(8, size * 0.24), height: Math.max(8, size * 0.24) }}
        />
      ) : null}
    </span>
  );
}

/** As large as the circle they stand in, which a page may draw smaller on a phone. */
function Initials({ name, alt }: { name: string; alt: string }) {
  const said = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span
      {...said}
      className="block size-full rounded-full [container-type:size]"
      style={{ background: groundFor(name) }}
    >
      <span className="grid size-full place-items-center text-[max(8px,38cqw)] font-semibold text-black/75">
        {initials(name)}
      </span>
    </span>
  );
}
