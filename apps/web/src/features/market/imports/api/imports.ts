import type {
  FailedPicture,
  ImportedRowPage,
  ImportedStanding,
  ImportList,
  ImportOutcome,
  ProductImport,
} from '@souk/shared/market/imports/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** The latest imports of one's shop. */
export const getImports = (shopId: string) =>
  queryOptions({
    queryKey: ['imports', shopId],
    queryFn: ({ signal }) => api.get<ImportList>(`/shops/${shopId}/imports`, { signal }),
  });

/** How far one is; `followImport` keeps it up to date. */
export const getImport = (id: string) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: ({ signal }) => api.get<ProductImport>(`/imports/${id}`, { signal }),
  });

type RowsWanted = { page: number; perPage: number; outcome: ImportOutcome | null };

type Looked = Pick<ProductImport, '_id' | 'state' | 'fallbackCategory'>;

/** What becomes of each product; asked for anew once its state is another, or the category chosen for it. */
export const getImportedRows = (
  { _id, state, fallbackCategory }: Looked,
  { outcome, ...wanted }: RowsWanted,
) =>
  queryOptions({
    queryKey: ['import', _id, 'products', state, fallbackCategory, outcome, wanted],
    queryFn: ({ signal }) =>
      api.get<ImportedRowPage>(`/imports/${_id}/products`, { query: { ...wanted, outcome }, signal }),
    placeholderData: keepPreviousData,
  });

export const getFailedPictures = (id: string, failed: number) =>
  queryOptions({
    queryKey: ['import', id, 'pictures', failed],
    queryFn: ({ signal }) => api.get<{ items: FailedPicture[] }>(`/imports/${id}/pictures`, { signal }),
    enabled: failed > 0,
    placeholderData: keepPreviousData,
  });

/** Where its products stand in the shop; once its pictures have come or failed. */
export const getStanding = ({ _id, state, pictures }: ProductImport) =>
  queryOptions({
    queryKey: ['import', _id, 'standing', state, pictures.kept, pictures.failed],
    queryFn: ({ signal }) => api.get<ImportedStanding>(`/imports/${_id}/standing`, { signal }),
    enabled: pictures.waiting === 0 && (state === 'done' || state === 'cancelled'),
  });

export const checkImport = (shopId: string, fileId: string) =>
  api.post<ProductImport>(`/shops/${shopId}/imports`, { fileId });

export const startImport = (id: string) => api.post<ProductImport>(`/imports/${id}/start`);
export const cancelImport = (id: string) => api.post<ProductImport>(`/imports/${id}/cancel`);
export const retryPictures = (id: string) => api.post<ProductImport>(`/imports/${id}/pictures/retry`);
export const putElsewhere = (id: string, fallbackCategory: string | null) =>
  api.patch<ProductImport>(`/imports/${id}`, { fallbackCategory });

export const exportProducts = (shopId: string) => api.file(`/shops/${shopId}/products.csv`);

export type SampleName = 'souk' | 'shopify' | 'woocommerce';
export const getSample = (name: SampleName) => api.file(`/imports/samples/${name}.csv`);
