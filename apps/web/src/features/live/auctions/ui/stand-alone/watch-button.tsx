import { Eye, EyeOff } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { useFavorite } from '@/ui/favorite/favorites.ts';

interface WatchButtonProps {
  product: { _id: string; title: string; favorite: boolean };
  /** Its bidding has not begun. */
  waits: boolean;
}

/** Keeping what is auctioned is watching it: one is reminded before it ends. */
export function WatchButton({ product, waits }: WatchButtonProps) {
  const t = useT();
  const [isFavorite, change] = useFavorite(
    'product',
    { _id: product._id, name: product.title },
    product.favorite,
  );
  if (!change) return null;
  const Icon = isFavorite ? EyeOff : Eye;
  return (
    <>
      <Button
        size={44}
        look={isFavorite ? 'on' : 'outline'}
        aria-pressed={isFavorite}
        icon={<Icon size={17} aria-hidden="true" />}
        onClick={() => change(!isFavorite)}
      >
        {t(isFavorite ? 'auction.watching' : 'auction.watch')}
      </Button>
      <p className="min-w-40 flex-1 text-13 text-ink-2">
        {t(waits ? 'auction.watchNoteWaiting' : 'auction.watchNote')}
      </p>
    </>
  );
}
