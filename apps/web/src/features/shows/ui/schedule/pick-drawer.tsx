import type { ProductCard } from '@souk/shared/catalog/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

interface PickDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  products: readonly ProductCard[];
  loading: boolean;
  picked: readonly string[];
  onPick: (productIds: string[]) => void;
}

export function PickDrawer({ open, onOpenChange, products, loading, picked, onPick }: PickDrawerProps) {
  const t = useT();
  const { money } = useFormat();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('live.addFromShop')}
      footer={
        <Button look="ink" size={48} block onClick={() => onOpenChange(false)}>
          {t('live.picked', { count: picked.length })}
        </Button>
      }
    >
      {loading ? (
        <SkeletonGroup className="flex flex-col gap-3 pt-2">
          {['a', 'b', 'c', 'd'].map((name) => (
            <Skeleton key={name} className="h-15 w-full !rounded-14" />
          ))}
        </SkeletonGroup>
      ) : products.length === 0 ? (
        <EmptyState title={t('live.nothingToPick')} note={t('live.nothingToPickNote')} />
      ) : (
        <ul className="flex flex-col">
          {products.map((product) => (
            <li key={product._id} className="border-b border-hairline last:border-b-0">
              <Checkbox
                className="w-full py-2.5"
                checked={picked.includes(product._id)}
                onChange={(on) =>
                  onPick(on ? [...picked, product._id] : picked.filter((id) => id !== product._id))
                }
                count={money(product.price)}
              >
                <Picture
                  image={product.image}
                  alt=""
                  ratio="4/5"
                  sizes="36px"
                  className="!w-9 shrink-0 rounded-8"
                />
                <span dir="auto" className="own-words min-w-0 grow truncate font-medium">
                  {product.title}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
