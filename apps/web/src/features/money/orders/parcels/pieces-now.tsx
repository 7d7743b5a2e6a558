import type { OrderLineId } from '@souk/shared/ids.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Quantity } from '@/ui/quantity/quantity.tsx';
import type { LeftToSend } from './left-to-send.ts';

interface PiecesNowProps {
  left: readonly LeftToSend[];
  pieces: Readonly<Record<OrderLineId, number>>;
  onChange: (pieces: Readonly<Record<OrderLineId, number>>) => void;
}

/** How many of each go off now. */
export function PiecesNow({ left, pieces, onChange }: PiecesNowProps) {
  const t = useT();
  return (
    <ul className="flex flex-col divide-y divide-hairline rounded-14 border border-line px-4">
      {left.map(({ line, quantity }) => (
        <li
          key={line._id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-14"
        >
          <span className="min-w-0 grow basis-[9rem]">
            <span className="block font-semibold wrap-anywhere">{line.title}</span>
            <span className="text-ink-2 figures">{t('sold.ship.left', { count: quantity })}</span>
          </span>
          <Quantity
            label={t('cart.howMany', { title: line.title })}
            min={0}
            max={quantity}
            value={pieces[line._id] ?? 0}
            onChange={(next) => onChange({ ...pieces, [line._id]: next })}
          />
        </li>
      ))}
    </ul>
  );
}
