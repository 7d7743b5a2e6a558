import { knownBrand } from '@souk/shared/money/cards/names.ts';
import type { Card } from '@souk/shared/money/cards/schema.ts';
import { Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { CardBrand } from '@/ui/card-fields/card-brand.tsx';
import { cardName } from '../model/card-name.ts';

interface SavedCardProps {
  card: Card;
  choosing: boolean;
  onDefault: () => void;
  onRemove: () => void;
}

/** One card as its owner knows it, and what can be done with it. */
export function SavedCard({ card, choosing, onDefault, onRemove }: SavedCardProps) {
  const t = useT();
  const brand = knownBrand(card.brand);
  const name = cardName(card);
  const expiry = `${String(card.expiresMonth).padStart(2, '0')}/${String(card.expiresYear).slice(-2)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-16 border border-line bg-surface p-4 sm:p-5">
      <CardBrand brand={brand} />
      <div className="min-w-0 grow">
        <p className="text-16 font-semibold text-ink-1">
          <bdi className="figures">{name}</bdi>
        </p>
        <p className={card.expired ? 'text-14 font-medium text-bad' : 'text-14 text-ink-2'}>
          {t(card.expired ? 'cards.hasExpired' : 'cards.expires', { date: expiry })}
        </p>
      </div>
      <div className="ms-auto flex items-center gap-1">
        {card.isDefault ? (
          <span className="inline-flex h-6 items-center rounded-full bg-ink px-2.5 text-12 font-semibold text-on-ink">
            {t('address.default')}
          </span>
        ) : (
          <Button
            size={32}
            look="ghost"
            loading={choosing}
            aria-label={t('address.actionOf', { action: t('address.makeDefault'), city: name })}
            onClick={onDefault}
          >
            {t('address.makeDefault')}
          </Button>
        )}
        <IconButton
          size={32}
          look="ghost"
          label={t('address.actionOf', { action: t('cards.remove'), city: name })}
          onClick={onRemove}
        >
          <Trash2 size={17} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
