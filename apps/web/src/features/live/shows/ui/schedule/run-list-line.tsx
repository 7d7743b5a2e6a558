import { Coffee, CopyPlus, Ellipsis, GripVertical, Settings2, X } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Menu, type MenuEntry } from '@/ui/menu/menu.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import type { Reorder } from '@/ui/uploader/use-reorder.ts';
import { useVariants } from '../../api/use-variants.ts';
import type { DraftLot } from '../../model/draft.ts';
import type { Listed } from '../../model/use-run-list.ts';
import { closingWords } from './closing-words.ts';

interface LineProps {
  listed: Listed;
  index: number;
  /** Of a lot. */
  number: number;
  currency: string;
  reorder: Reorder;
  hint: string;
  onSet: () => void;
  onAgain: () => void;
  onRemove: () => void;
}

/** One lot, product or break of a run list, with the grip by which it is moved. */
export function Line({
  listed,
  index,
  number,
  currency,
  reorder,
  hint,
  onSet,
  onAgain,
  onRemove,
}: LineProps) {
  const t = useT();
  const { money } = useFormat();
  const { title, note, price } = useWordsOf(listed, number, currency);
  const { item, product } = listed;
  const isLot = item.kind === 'lot';
  const isTalk = product === null;
  const set: MenuEntry = {
    ...{ key: 'set', label: t('scheduling.settings'), icon: <Settings2 size={18} aria-hidden="true" /> },
    onSelect: onSet,
  };
  const again: MenuEntry = {
    ...{ key: 'again', label: t('scheduling.again'), icon: <CopyPlus size={18} aria-hidden="true" /> },
    onSelect: onAgain,
  };
  return (
    <li
      {...reorder.placeOf(item.key, index)}
      className={cx(
        'flex items-center gap-3 border-b border-hairline py-2 ps-2 pe-3 last:border-b-0 sm:pe-4',
        reorder.dragged === item.key && 'opacity-50',
        (reorder.over === item.key || reorder.lifted === item.key) && 'bg-hover',
      )}
    >
      <IconButton
        look="ghost"
        label={t('files.grip', { name: title })}
        aria-describedby={hint}
        className="shrink-0 cursor-grab text-ink-3"
        {...reorder.gripOf(item.key, index)}
      >
        <GripVertical size={18} aria-hidden="true" />
      </IconButton>
      {product ? (
        <Picture image={product.image} alt="" ratio="4/5" sizes="36px" className="!w-9 shrink-0 rounded-8" />
      ) : (
        <span className="grid h-11 w-9 shrink-0 place-items-center rounded-8 bg-fill text-ink-2">
          <Coffee size={18} aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0 grow">
        <p dir="auto" className="own-words truncate text-14 font-semibold">
          {title}
        </p>
        <p className="text-12 text-ink-2 figures">{note}</p>
      </div>
      <p className="shrink-0 text-14 font-semibold figures">
        {price === null ? null : money({ amount: price, currency })}
      </p>
      <Menu
        trigger={
          <IconButton
            look="ghost"
            label={isLot ? t('scheduling.more', { number, title }) : t('scheduling.moreOf', { title })}
          >
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
        }
        entries={[
          ...(isLot || isTalk ? [set] : []),
          ...(isLot ? [again] : []),
          {
            ...{ key: 'remove', label: t('scheduling.remove'), icon: <X size={18} aria-hidden="true" /> },
            ...{ danger: true, onSelect: onRemove },
          },
        ]}
      />
    </li>
  );
}

function useWordsOf({ item, product }: Listed, number: number, currency: string) {
  const t = useT();
  const { money, number: write } = useFormat();
  const variantId = item.kind === 'lot' ? item.lot.variantId : null;
  const variants = useVariants(variantId === null ? null : (product?._id ?? null));
  const price = product?.price?.amount ?? null;
  const stock =
    product === null
      ? null
      : product.available > 0
        ? t('live.inStock', { count: write(product.available) })
        : t('scheduling.soldOut');
  if (item.kind === 'lot') {
    const { lot } = item;
    const variant = variants.find(({ _id }) => _id === variantId)?.text ?? null;
    const words = [variant, ...termsOf(lot), product?.available === 0 ? stock : null];
    return { title: product?.title ?? '', note: joined(words), price: lot.start ?? price };
  }
  if (item.step.kind === 'talk') {
    const { title, minutes } = item.step;
    return {
      title,
      note: joined([t('scheduling.break'), t('scheduling.minutes', { minutes })]),
      price: null,
    };
  }
  return { title: product?.title ?? '', note: joined([t('scheduling.buyNow'), stock]), price };

  function termsOf(lot: DraftLot) {
    return [
      t('live.lotNumber', { number }),
      t('scheduling.seconds', { seconds: lot.seconds }),
      closingWords(lot.closing, t),
      lot.reserve === null
        ? null
        : t('scheduling.reserveOf', { price: money({ amount: lot.reserve, currency }) }),
    ];
  }
}

const joined = (words: ReadonlyArray<string | null>) => words.filter(Boolean).join(' · ');
