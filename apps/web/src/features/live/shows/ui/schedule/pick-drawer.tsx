import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { cx } from '@/ui/cx.ts';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { useTyped } from '@/ui/text-input/use-typed.ts';
import { getProductsToShow, type ProductToShow } from '../../api/get-products-to-show.ts';
import { useVariants } from '../../api/use-variants.ts';

interface PickDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shopId: string;
  /** The ids of products, and of variants where one says which. */
  picked: readonly string[];
  onPick: (product: ProductToShow, on: boolean, variantId: string | null) => void;
  /** Each is one piece: of a product with several variants one says which. */
  asLots?: boolean;
  /** Opened from a room. */
  dark?: boolean;
  /** How what is picked is sold, where one can choose. */
  kind?: ReactNode;
}

export function PickDrawer({ open, onOpenChange, dark = false, ...choices }: PickDrawerProps) {
  const t = useT();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      dark={dark}
      title={t('live.addFromShop')}
      footer={
        <Button look="ink" size={48} block onClick={() => onOpenChange(false)}>
          {t('live.picked', { count: choices.picked.length })}
        </Button>
      }
    >
      <Choices {...choices} />
    </Drawer>
  );
}

type ChoicesProps = Omit<PickDrawerProps, 'open' | 'onOpenChange' | 'dark'>;

/** All that the shop has on sale, or what the words find of it. */
function Choices({ shopId, picked, onPick, asLots = false, kind }: ChoicesProps) {
  const t = useT();
  const [q, setQ] = useState('');
  const [typed, setTyped] = useTyped(q, setQ);
  const query = useInfiniteQuery({ ...getProductsToShow(shopId, q), placeholderData: keepPreviousData });
  return (
    // Fills the sheet whatever is found, so that the field stays where one types.
    <div className="max-sm:min-h-[calc(88dvh-169px)]">
      <div className="sticky top-0 z-10 bg-surface pt-1 pb-2">
        {kind}
        <TextInput
          label={t('own.find')}
          type="search"
          autoComplete="off"
          start={<Search size={18} aria-hidden="true" />}
          value={typed}
          onChange={(text) => setTyped(text.slice(0, 120))}
        />
      </div>
      <EndlessList
        query={query}
        grid="flex flex-col divide-y divide-hairline"
        skeleton={<Skeleton className="my-2 h-12 w-full !rounded-14" />}
        empty={
          q ? (
            <EmptyState title={t('own.noneFound')} note={t('live.noneToPickNote')} />
          ) : (
            <EmptyState
              title={t('live.nothingToPick')}
              note={t('live.nothingToPickNote')}
              action={
                <ButtonLink to="/shop/products/$shopId" params={{ shopId }}>
                  {t('own.title')}
                </ButtonLink>
              }
            />
          )
        }
      >
        {(product) =>
          asLots && product.variantCount > 1 ? (
            <VariantChoices product={product} picked={picked} onPick={onPick} />
          ) : (
            <Choice
              product={product}
              on={picked.includes(product._id)}
              onChange={(on) => onPick(product, on, null)}
            />
          )
        }
      </EndlessList>
    </div>
  );
}

/** Which of its variants, once one asks for it. */
function VariantChoices({ product, picked, onPick }: Pick<ChoicesProps, 'picked' | 'onPick'> & ChoiceOf) {
  const t = useT();
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  const variants = useVariants(open ? product._id : null);
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2.5 py-2.5 text-start text-14"
      >
        <ChevronDown
          size={20}
          aria-hidden="true"
          className={cx('shrink-0 text-ink-2 transition-transform', open && 'rotate-180')}
        />
        <Shown product={product} />
      </button>
      {open ? (
        <ul aria-label={product.title} className="ms-7.5 pb-2">
          {variants.map(({ _id, text, available }) => (
            <li key={_id}>
              <Checkbox
                className="w-full py-2"
                checked={picked.includes(_id)}
                disabled={available < 1 && !picked.includes(_id)}
                onChange={(on) => onPick(product, on, _id)}
                count={t('live.inStock', { count: number(available) })}
              >
                <span dir="auto" className="own-words min-w-0 grow truncate">
                  {text}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface ChoiceOf {
  product: ProductToShow;
}

interface ChoiceProps extends ChoiceOf {
  on: boolean;
  onChange: (on: boolean) => void;
}

function Choice({ product, on, onChange }: ChoiceProps) {
  const { money } = useFormat();
  return (
    <Checkbox
      className="w-full py-2.5"
      checked={on}
      onChange={onChange}
      count={product.price ? money(product.price) : undefined}
    >
      <Shown product={product} />
    </Checkbox>
  );
}

function Shown({ product }: ChoiceOf) {
  const t = useT();
  const { number } = useFormat();
  return (
    <>
      <Picture image={product.image} alt="" ratio="4/5" sizes="36px" className="!w-9 shrink-0 rounded-8" />
      <span className="min-w-0 grow">
        <span dir="auto" className="own-words block truncate font-medium">
          {product.title}
        </span>
        <span className="block text-12 text-ink-2 figures">
          {t('live.inStock', { count: number(product.available) })}
        </span>
      </span>
    </>
  );
}
