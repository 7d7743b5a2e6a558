import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { useTyped } from '@/ui/text-input/use-typed.ts';
import { getProductsToShow, type ProductToShow } from '../../api/get-products-to-show.ts';

interface PickDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shopId: string;
  picked: readonly string[];
  onPick: (product: ProductToShow, on: boolean) => void;
  /** How what is picked is sold, where one can choose. */
  kind?: ReactNode;
}

export function PickDrawer({ open, onOpenChange, ...choices }: PickDrawerProps) {
  const t = useT();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
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

/** All that the shop has on sale, or what the words find of it. */
function Choices({ shopId, picked, onPick, kind }: Omit<PickDrawerProps, 'open' | 'onOpenChange'>) {
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
        {(product) => (
          <Choice
            product={product}
            on={picked.includes(product._id)}
            onChange={(on) => onPick(product, on)}
          />
        )}
      </EndlessList>
    </div>
  );
}

interface ChoiceProps {
  product: ProductToShow;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Choice({ product, on, onChange }: ChoiceProps) {
  const t = useT();
  const { money, number } = useFormat();
  return (
    <Checkbox
      className="w-full py-2.5"
      checked={on}
      onChange={onChange}
      count={product.price ? money(product.price) : undefined}
    >
      <Picture image={product.image} alt="" ratio="4/5" sizes="36px" className="!w-9 shrink-0 rounded-8" />
      <span className="min-w-0 grow">
        <span dir="auto" className="own-words block truncate font-medium">
          {product.title}
        </span>
        <span className="block text-12 text-ink-2 figures">
          {t('live.inStock', { count: number(product.available) })}
        </span>
      </span>
    </Checkbox>
  );
}
