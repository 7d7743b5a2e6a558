import type { ShippingMethod } from '@souk/shared/market/shipping/schema.ts';
import { Package, Pencil, Scale, Store, Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import type { useMethodWords } from '../model/method-words.ts';

interface MethodRowProps {
  method: ShippingMethod;
  words: ReturnType<typeof useMethodWords>;
  onEdit: () => void;
  onDelete: () => void;
}

const icons = { flat: Package, weight: Scale, pickup: Store } as const;

/** One way a parcel goes, and what it costs. */
export function MethodRow({ method, words, onEdit, onDelete }: MethodRowProps) {
  const t = useT();
  const Icon = icons[method.kind];
  const where = method.pickupAt ?? [words.where(method), words.time(method)].filter(Boolean).join(' · ');
  return (
    <li className="flex items-center gap-3.5 py-3.5">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-12 bg-fill text-ink-2 max-sm:hidden"
      >
        <Icon size={19} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 text-15 font-semibold text-ink-1">
          <bdi className="min-w-0 wrap-anywhere">{method.name}</bdi>
          <span className="font-medium figures">{words.cost(method)}</span>
        </p>
        <p className="mt-0.5 text-14 wrap-anywhere text-ink-2 figures">
          <bdi>{where}</bdi>
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton
          size={32}
          look="ghost"
          label={t('shipping.changeNamed', { name: method.name })}
          onClick={onEdit}
        >
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          size={32}
          look="ghost"
          label={t('shipping.deleteNamed', { name: method.name })}
          onClick={onDelete}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
