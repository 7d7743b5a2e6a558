import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, Share, ShoppingBag } from 'lucide-react';
import { useCounts } from '@/platform/counts/counts.store.ts';
import { useT } from '@/platform/i18n/index.ts';
import { CountMark } from '@/ui/badge/count-mark.tsx';
import { useShare } from '@/ui/share/use-share.ts';
import { PhoneHeart } from './product-page.tsx';

const round = 'grid size-11 place-items-center rounded-full bg-white/90 text-black';

/** Back, share, keep and the cart, over the picture. */
export function PhoneBar({ product, onBack }: { product: Product; onBack: () => void }) {
  const t = useT();
  const share = useShare();
  const count = useCounts((counts) => counts.cart);
  return (
    <div className="absolute inset-x-3 top-3 z-2 flex gap-2">
      <button type="button" aria-label={t('market.back')} onClick={onBack} className={`${round} me-auto`}>
        <ChevronLeft size={22} aria-hidden="true" className="rtl:-scale-x-100" />
      </button>
      <button
        type="button"
        aria-label={t('market.share')}
        onClick={() => void share(product.title)}
        className={round}
      >
        <Share size={19} aria-hidden="true" />
      </button>
      <PhoneHeart product={product} />
      <Link to="/checkout" aria-label={t('nav.cart', { count })} className={`relative ${round}`}>
        <ShoppingBag size={19} aria-hidden="true" />
        <CountMark count={count} tone="accent" />
      </Link>
    </div>
  );
}
