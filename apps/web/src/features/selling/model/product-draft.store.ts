import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { sessionStore } from '@/platform/session/session.store.ts';
import { emptyProduct, type ProductDraft } from './product-draft.ts';

type DraftState = { draft: ProductDraft };

/** The product one is adding; it is still there after a reload, on this device. */
export const useProductDraft = create<DraftState>()(
  persist((): DraftState => ({ draft: emptyProduct }), {
    name: 'souk-product-draft',
    merge: (saved, current) => ({ draft: { ...current.draft, ...(saved as Partial<DraftState>)?.draft } }),
  }),
);

export function changeProductDraft(change: Partial<ProductDraft>): void {
  useProductDraft.setState(({ draft }) => ({ draft: { ...draft, ...change } }));
}

export function forgetProductDraft(): void {
  useProductDraft.setState({ draft: emptyProduct });
}

// What one person wrote is not for the next one.
sessionStore.subscribe((now, before) => {
  if (before.user && now.user?._id !== before.user._id) forgetProductDraft();
});
