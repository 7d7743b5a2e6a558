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
        <Initials name={name} size={size} alt={alt} />
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

function Initials({ name, size, alt }: { name: string; size: number; alt: string }) {
  const style = { background: groundFor(name), fontSize: Math.max(8, size * 0.38) };
  const look = 'grid size-full place-items-center rounded-full font-semibold text-black/75';
  return alt ? (
    <span role="img" aria-label={alt} className={look} style={style}>
      {initials(name)}
    </span>
  ) : (
    <span aria-hidden="true" className={look} style={style}>
      {initials(name)}
    </span>
  );
}
