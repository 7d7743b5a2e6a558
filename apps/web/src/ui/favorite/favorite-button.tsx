import { Bookmark, Heart } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';

interface FavoriteButtonProps {
  /** What is kept, for those who cannot see the picture. */
  title: string;
  favorite: boolean;
  onChange: (favorite: boolean) => void;
  size?: 36 | 48;
  className?: string;
}

/** The heart on a picture: saffron once kept. */
export function FavoriteButton({ title, favorite, onChange, size = 36, className }: FavoriteButtonProps) {
  const t = useT();
  return (
    <button
      type="button"
      aria-pressed={favorite}
      aria-label={t('ui.favorite', { title })}
      onClick={() => onChange(!favorite)}
      style={{ width: size, height: size }}
      className={cx(
        'touch-44 grid place-items-center rounded-full transition-colors duration-150',
        favorite ? 'bg-accent text-black' : 'bg-white/85 text-black hover:bg-white',
        className,
      )}
    >
      <Heart size={size / 2} aria-hidden="true" fill={favorite ? 'currentColor' : 'none'} />
    </button>
  );
}

interface BookmarkButtonProps {
  title: string;
  reminded: boolean;
  onChange: (reminded: boolean) => void;
}

/** Remind me when this show starts. */
export function BookmarkButton({ title, reminded, onChange }: BookmarkButtonProps) {
  const t = useT();
  return (
    <button
      type="button"
      aria-pressed={reminded}
      aria-label={t('ui.remind', { title })}
      onClick={() => onChange(!reminded)}
      className="touch-44 grid size-8 shrink-0 place-items-center rounded-10 text-ink-1 hover:bg-fill"
    >
      <Bookmark size={20} aria-hidden="true" className={reminded ? 'fill-accent text-accent-outline' : ''} />
    </button>
  );
}
