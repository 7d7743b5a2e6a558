import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { Pin, PinOff, X, Zap } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { Picture } from '@/ui/picture/picture.tsx';

interface OwnProductsProps {
  items: readonly ProductCard[];
  isLive: boolean;
  pinned: string | null;
  busy: boolean;
  onPin: (productId: string | null) => void;
  onFlash: (productId: string) => void;
  onRemove: (productId: string) => void;
}

/** What a co-host sells in the show at its price: they hold it up, and make it cheaper for a while. */
export function OwnProducts({ items, isLive, pinned, busy, onPin, onFlash, onRemove }: OwnProductsProps) {
  const t = useT();
  const { money, number } = useFormat();
  if (items.length === 0) return null;
  return (
    <div>
      <h4 className="text-12 font-semibold text-ink-2">{t('scheduling.sellAs.product')}</h4>
      <ul className="mt-1 flex flex-col gap-1">
        {items.map(({ _id: id, title, image, price, available }) => {
          const isPinned = pinned === id;
          return (
            <li key={id} className="flex flex-wrap items-center gap-2.5 rounded-12 py-1">
              <Picture image={image} alt="" ratio="4/5" sizes="36px" className="!w-9 shrink-0 rounded-8" />
              <div className="min-w-24 grow basis-0">
                <p dir="auto" className="own-words truncate text-14">
                  {title}
                </p>
                <p className="truncate text-12 text-ink-2 figures">
                  {money(price)} · {t('live.inStock', { count: number(available) })}
                </p>
              </div>
              <div className="ms-auto flex shrink-0 gap-1">
                {isLive ? (
                  <>
                    <IconButton
                      look="ghost"
                      size={40}
                      label={t('flash.startOf', { title })}
                      disabled={busy || available < 1}
                      onClick={() => onFlash(id)}
                    >
                      <Zap size={18} aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      look={isPinned ? 'on' : 'ghost'}
                      size={40}
                      label={t(isPinned ? 'hosting.unpinOf' : 'hosting.pinOf', { title })}
                      aria-pressed={isPinned}
                      disabled={busy || (available < 1 && !isPinned)}
                      onClick={() => onPin(isPinned ? null : id)}
                    >
                      {isPinned ? (
                        <PinOff size={18} aria-hidden="true" />
                      ) : (
                        <Pin size={18} aria-hidden="true" />
                      )}
                    </IconButton>
                  </>
                ) : null}
                <IconButton
                  look="ghost"
                  size={40}
                  label={t('coHost.removeLot', { title })}
                  disabled={busy}
                  onClick={() => onRemove(id)}
                >
                  <X size={18} aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
