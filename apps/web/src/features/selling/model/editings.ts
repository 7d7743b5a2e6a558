import type { OwnProduct, ProductInput } from '@souk/shared/catalog/edit-schema.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { sessionStore } from '@/platform/session/session.store.ts';
import { emptyProduct, type ProductDraft } from './product-draft.ts';
import { type Version, versionOf } from './product-merge.ts';
import type { StockMove } from './stock-move.ts';

/** A product someone is writing down, as this device knows it: a reload or a lost line takes nothing away. */
export type Editing = {
  /** Where its pictures are kept on their way. */
  place: string;
  /** Null until the server has it. */
  product: StoredProduct | null;
  /** So that a first save that was not answered is not done twice: its key, and what was sent with it. */
  createKey: string;
  creating: ProductInput | null;
  draft: ProductDraft;
  /** What the server has. */
  base: Version | null;
  /** Something is typed that the server does not have. */
  unsaved: boolean;
  /** Milliseconds since 1970: the last key. */
  at: number;
  /** Why a stock was not taken, until it is set again. */
  moved?: StockMove;
};

/** What the server has it as; `soldCount` as it was when the stock was shown. */
type StoredProduct = { _id: string; version: number; soldCount?: number };

export const storedAs = ({ _id, version, soldCount }: OwnProduct): StoredProduct => ({
  _id,
  version,
  soldCount,
});

type Editings = { open: Readonly<Record<string, Editing>> };

export const useEditings = create<Editings>()(
  persist((): Editings => ({ open: {} }), { name: 'souk-product-editing', version: 1 }),
);

export const newProductKey = (shopId: string): string => `new:${shopId}`;

export function editingOf(key: string): Editing | undefined {
  return useEditings.getState().open[key];
}

export function keepEditing(key: string, change: Partial<Editing>): void {
  useEditings.setState(({ open }) => {
    const before = open[key];
    return before ? { open: { ...open, [key]: { ...before, ...change } } } : { open };
  });
}

export function forgetEditing(key: string): void {
  useEditings.setState(({ open: { [key]: _, ...others } }) => ({ open: others }));
}

/** Goes on with what this device knows; a product is taken as the server has it unless something is unsaved. */
export function beginEditing(key: string, product: OwnProduct | null, now = Date.now()): Editing {
  const before = editingOf(key);
  const known = product && before?.product?._id === product._id && !before.unsaved;
  if (before && !known && (!product || before.product?._id === product._id)) return before;
  const base = product && versionOf(product);
  const editing: Editing = {
    place: before?.place ?? (product ? `product:${product._id}` : `product-new:${crypto.randomUUID()}`),
    product: product && storedAs(product),
    createKey: crypto.randomUUID(),
    creating: null,
    draft: base?.draft ?? emptyProduct,
    base,
    unsaved: false,
    at: now,
  };
  useEditings.setState(({ open }) => ({ open: { ...pruned(open), [key]: editing } }));
  return editing;
}

/** The form of this product, wherever it was begun. */
export function keyOfProduct(productId: string): string {
  const found = Object.entries(useEditings.getState().open).find(
    ([, { product }]) => product?._id === productId,
  );
  return found?.[0] ?? productId;
}

/** The unfinished one stays among the products of the shop, and the form is empty again. */
export function beginAnother(shopId: string): void {
  const key = newProductKey(shopId);
  const editing = editingOf(key);
  if (!editing) return;
  forgetEditing(key);
  if (editing.product) {
    const { _id } = editing.product;
    useEditings.setState(({ open }) => ({ open: { ...open, [_id]: editing } }));
  }
}

const mostKept = 20;

/** What is saved is known by the server; of the rest the newest are kept. */
function pruned(open: Editings['open']): Editings['open'] {
  const worth = Object.entries(open).filter(([key, { unsaved }]) => unsaved || key.startsWith('new:'));
  return Object.fromEntries(worth.sort(([, a], [, b]) => b.at - a.at).slice(0, mostKept));
}

// What one person wrote is not for the next one.
sessionStore.subscribe((now, before) => {
  if (before.user && now.user?._id !== before.user._id) useEditings.setState({ open: {} });
});
