import { bulkLimit } from '@souk/shared/market/catalog/edit-limits.ts';
import type { StockChanged } from '@souk/shared/market/catalog/edit-schema.ts';
import type {
  BulkInput,
  BulkResult,
  ChosenProduct,
  OwnProductRow,
} from '@souk/shared/market/catalog/manage-schema.ts';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useFilterStep } from '@/app/filter-step.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { useSearchNow } from '@/app/use-search-now.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { exportProducts, getOwnProducts } from '@/features/market/catalog/edit/api/own-products.ts';
import { changeProducts, duplicateProduct } from '@/features/market/catalog/edit/api/save-product.ts';
import { changeInParts } from '@/features/market/catalog/edit/model/change-in-parts.ts';
import {
  type OwnList,
  ownListOf,
  ownQueryOf,
  wordsOf,
} from '@/features/market/catalog/edit/model/own-list.ts';
import type { BulkChange } from '@/features/market/catalog/edit/ui/own/bulk-bar.tsx';
import { BulkFailures } from '@/features/market/catalog/edit/ui/own/bulk-failures.tsx';
import { DeleteDrafts } from '@/features/market/catalog/edit/ui/own/delete-drafts.tsx';
import { OwnProducts } from '@/features/market/catalog/edit/ui/own/own-products.tsx';
import { getCategories } from '@/features/market/categories/api/get-categories.ts';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { isApiError, newIdempotencyKey } from '@/platform/api/index.ts';
import { saveFile } from '@/platform/files/save-file.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { causeOf } from '@/ui/editing/stock-move.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { toast } from '@/ui/toast/toast.ts';

type Path = '/shop/products/$shopId';

export const screen = defineScreen({
  path: '/shop/products/$shopId',
  load: async ({ queryClient, params: { shopId }, search }) => {
    await Promise.all([
      queryClient.ensureQueryData(getShop(shopId)),
      queryClient.prefetchQuery(getCategories()),
      queryClient.prefetchQuery(getOwnProducts(shopId, ownQueryOf(ownListOf(search)))),
    ]);
  },
  head: ({ t }) => ({ title: t('own.title'), noindex: true }),
  component: OwnProductsScreen,
});

type Change = { change: BulkChange; products: readonly ChosenProduct[] };

function OwnProductsScreen({ params: { shopId }, search }: ScreenProps<Path>) {
  const t = useT();
  const navigate = useNavigate();
  const step = useFilterStep();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const { data: shop } = useSuspenseQuery(getShop(shopId));
  const { data: categories } = useQuery(getCategories());
  const now = useSearchNow();
  const list = ownListOf(now ?? search);
  const products = useQuery(getOwnProducts(shopId, ownQueryOf(list)));
  const [failed, setFailed] = useState<{ result: BulkResult; products: readonly ChosenProduct[] } | null>(
    null,
  );
  const [deleting, setDeleting] = useState<readonly ChosenProduct[] | null>(null);

  const [tried, setTried] = useState<number | null>(null);
  const [round, setRound] = useState(0);

  const again = () => {
    void queryClient.invalidateQueries({ queryKey: ['own-products'] });
    void queryClient.invalidateQueries({ queryKey: ['products'] });
    void queryClient.invalidateQueries({ queryKey: ['shop', shopId] });
  };
  const many = useMutation({
    mutationFn: ({ change, products: chosen }: Change) =>
      changeInParts(
        chosen,
        (part) => changeProducts(shop._id, changeOf(change, part), newIdempotencyKey()),
        (done) => setTried(chosen.length > bulkLimit ? done : null),
      ),
    onSuccess: (result, { products: chosen }) => {
      again();
      for (const _id of result.done) void queryClient.invalidateQueries({ queryKey: ['product', _id] });
      setDeleting(null);
      if (result.error) tellFailure(result.error);
      if (result.done.length > 0)
        toast({ kind: 'done', title: t('own.done', { count: result.done.length }) });
      setFailed(result.failed.length > 0 ? { result, products: chosen } : null);
    },
    onSettled: () => {
      setTried(null);
      setRound((before) => before + 1);
    },
    onError: tellFailure,
  });
  const copy = useMutation({
    mutationFn: (product: OwnProductRow) => duplicateProduct(product._id, newIdempotencyKey()),
    onSuccess: ({ _id }) => {
      again();
      void navigate({ to: '/product/edit/$productId', params: { productId: _id } });
    },
    onError: tellFailure,
  });
  const download = useMutation({
    mutationFn: () => exportProducts(shop._id),
    onSuccess: (file) => saveFile(file, `${t('own.exportName')}-${shop.slug}.csv`),
    onError: tellFailure,
  });
  const show = (next: OwnList) =>
    void navigate({
      to: '/shop/products/$shopId',
      params: { shopId },
      search: wordsOf(next),
      ...step(wordsOf(next)),
    });
  const change = (wanted: BulkChange, chosen: readonly ChosenProduct[]) => {
    if (wanted.action === 'delete-draft') setDeleting(chosen.filter(({ status }) => status === 'draft'));
    else many.mutate({ change: wanted, products: fitting(wanted, chosen) });
  };

  return (
    <div>
      <PageHeader
        title={t('own.title')}
        note={t('own.note')}
        actions={
          <>
            <ButtonLink to="/settings/import-products" icon={<Upload size={17} aria-hidden="true" />}>
              {t('own.import')}
            </ButtonLink>
            <Button
              icon={<Download size={17} aria-hidden="true" />}
              loading={download.isPending}
              onClick={() => download.mutate()}
            >
              {t('own.export')}
            </Button>
            <ButtonLink
              to="/shop/add/$shopId"
              params={{ shopId: shop._id }}
              look="accent"
              className="max-sm:order-first max-sm:w-full"
              icon={<Plus size={18} aria-hidden="true" />}
            >
              {t('own.add')}
            </ButtonLink>
          </>
        }
        className="mb-6"
      />
      {failed ? <BulkFailures {...failed} onClose={() => setFailed(null)} /> : null}
      <OwnProducts
        shopId={shop._id}
        list={list}
        onList={show}
        // Who is on their way to another screen is not called back by what they had begun to look for.
        onFind={(q) => now && show({ ...list, q, state: { ...list.state, page: 1 } })}
        query={products}
        categories={categories?.items ?? []}
        working={many.isPending}
        tried={tried}
        round={round}
        onChooseFailure={tellFailure}
        onAct={(act, product) => {
          if (act === 'duplicate') copy.mutate(product);
          else change({ action: act }, [product]);
        }}
        onBulk={change}
        onStock={again}
        onFailure={(error, product) => {
          again();
          if (isApiError(error, 'stock_changed')) {
            const { variants, soldCount } = error.details as StockChanged;
            const to = variants[0]?.available ?? 0;
            const moved = { from: product.available, to, sold: soldCount - product.soldCount };
            toast({
              kind: 'bad',
              title: t(`editor.stockMoved.${causeOf(moved)}`, { ...moved }),
              text: t('own.stockMovedNext'),
            });
          } else tellFailure(error);
        }}
      />
      {deleting ? (
        <DeleteDrafts
          count={deleting.length}
          working={many.isPending}
          onDelete={() => many.mutate({ change: { action: 'delete-draft' }, products: deleting })}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </div>
  );
}

/** Of what was chosen, those that the change is for: nobody means to publish what is on sale. */
function fitting({ action }: BulkChange, products: readonly ChosenProduct[]): readonly ChosenProduct[] {
  const statuses = {
    publish: ['draft'],
    archive: ['active', 'out-of-stock'],
    restore: ['archived'],
  } as const satisfies Partial<Record<BulkChange['action'], readonly OwnProductRow['status'][]>>;
  if (action !== 'publish' && action !== 'archive' && action !== 'restore') return products;
  return products.filter(({ status }) => (statuses[action] as readonly string[]).includes(status));
}

/** One part of it; pieces are counted from what its seller was shown. */
function changeOf(change: BulkChange, part: readonly ChosenProduct[]): BulkInput {
  const expected = Object.fromEntries(part.map(({ _id, available }) => [_id, available]));
  const ids = part.map(({ _id }) => _id);
  return { ...change, ids, ...(change.action === 'set-stock' ? { expected } : {}) } as BulkInput;
}
