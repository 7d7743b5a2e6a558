import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfirmed } from '@/platform/confirm/use-confirmed.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { toast } from '@/ui/toast/toast.ts';
import { closeShop, reopenShop } from '../api/close-shop.ts';

/** Closing and reopening one's shop. Everything that shows it is asked for anew. */
export function useShopStanding(shop: Pick<Shop, '_id'>, onDone?: () => void) {
  const t = useT();
  const queries = useQueryClient();
  const confirmed = useConfirmed();
  const settle = async () => {
    onDone?.();
    const shown = [['shop'], ['shops'], ['products'], ['product'], ['events'], ['offers']];
    await Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const close = useMutation({
    mutationFn: () => confirmed.run(() => closeShop(shop._id)),
    onSuccess: () => {
      toast({ kind: 'done', title: t('shopEdit.closed') });
      return settle();
    },
  });
  const reopen = useMutation({
    mutationFn: () => reopenShop(shop._id),
    onSuccess: () => {
      toast({ kind: 'done', title: t('shopEdit.reopened') });
      return settle();
    },
  });
  return { close, reopen };
}
