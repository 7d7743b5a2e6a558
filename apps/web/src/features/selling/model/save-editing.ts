import type { EditConflict, OwnProduct, StockChanged } from '@souk/shared/catalog/edit-schema.ts';
import { isApiError } from '@/platform/api/index.ts';
import type { UploadList } from '@/platform/uploads/index.ts';
import { addProduct, changeProduct } from '../api/save-product.ts';
import { type Editing, editingOf, keepEditing, storedAs } from './editing.store.ts';
import { type ProductDraft, recounted, recountedVariant, withNamesOf } from './product-draft.ts';
import { fitsTogether, productFieldsOf } from './product-fields.ts';
import { versionOf } from './product-merge.ts';
import { storedImages } from './product-pictures.ts';

interface Saving {
  key: string;
  shopId: string;
  /** Of the pictures: another one is another form. */
  place: string;
  pictures: UploadList;
}

/** There is nothing yet by which one would know the product again. */
export function isWorthSaving(draft: ProductDraft, images: readonly unknown[]): boolean {
  return draft.title.trim() !== '' || images.length > 0;
}

/** Sends what is typed by now: the first time makes a draft of it, later ones change it. */
export async function saveProduct(saving: Saving, status?: 'active'): Promise<OwnProduct | null> {
  const editing = openEditing(saving.key);
  if (editing.place !== saving.place) return null;
  const images = storedImages(saving.pictures).map(({ _id }) => _id);
  if (!editing.product) {
    if (!isWorthSaving(editing.draft, images)) return null;
    const made = await create(saving, editing, images);
    return status ? saveProduct(saving, status) : made;
  }
  const { _id, version } = editing.product;
  const change = { ...productFieldsOf(editing.draft, images), version, ...(status ? { status } : {}) };
  try {
    return took(saving, await changeProduct(_id, change), editing.draft);
  } catch (error) {
    if (isApiError(error, 'stock_changed')) recount(saving.key, error.details as StockChanged);
    throw error;
  }
}

async function create(saving: Saving, editing: Editing, images: string[]): Promise<OwnProduct> {
  // Sent again as it was when it is not known whether it arrived; what was typed since follows.
  const body = editing.creating ?? { ...productFieldsOf(editing.draft, images), status: 'draft' as const };
  keepEditing(saving.key, { creating: body });
  try {
    const made = await addProduct(saving.shopId, body, editing.createKey);
    keepEditing(saving.key, { creating: null });
    return took(saving, made, editing.creating ? null : editing.draft);
  } catch (error) {
    const refused = isApiError(error) && error.status >= 400 && error.status < 500;
    if (refused) keepEditing(saving.key, { creating: null, createKey: crypto.randomUUID() });
    throw error;
  }
}

/** `sent` is what it was saved from; null when that is not what was typed by then. */
function took({ key, pictures }: Saving, saved: OwnProduct, sent: ProductDraft | null): OwnProduct {
  pictures.adopt(saved.images);
  const draft = editingOf(key)?.draft;
  // Thrown away while it was saved.
  if (!draft) return saved;
  keepEditing(key, {
    product: storedAs(saved),
    base: versionOf(saved),
    draft: withNamesOf(draft, saved),
    unsaved: draft !== sent || !fitsTogether(draft),
  });
  return saved;
}

/** The stock is another one by now: who did not count it sees the new number, who did counts from it. */
function recount(key: string, { variants, soldCount }: StockChanged): void {
  const { draft, product } = openEditing(key);
  const now = new Map(variants.map(({ _id, available }) => [String(_id), available]));
  const [only] = variants;
  const shown =
    draft.options.length === 0 ? [draft] : draft.variants.filter(({ _id }) => now.has(String(_id)));
  keepEditing(key, {
    product: product && { ...product, soldCount },
    moved: {
      from: shown.reduce((sum, { expected }) => sum + (expected ?? 0), 0),
      to: variants.reduce((sum, { available }) => sum + available, 0),
      sold: soldCount - (product?.soldCount ?? soldCount),
    },
    draft: {
      ...draft,
      ...(draft.options.length === 0 && only ? recounted(draft, only.available) : {}),
      variants: draft.variants.map((variant) => {
        const available = now.get(variant._id ?? '');
        return available === undefined ? variant : { ...variant, ...recountedVariant(variant, available) };
      }),
    },
  });
}

export function openEditing(key: string): Editing {
  const editing = editingOf(key);
  if (!editing) throw new Error(`nothing is being edited at ${key}`);
  return editing;
}

export function judgeSave(error: unknown): 'offline' | 'conflict' | 'refused' {
  if (!isApiError(error)) return 'refused';
  if (error.code === 'edit_conflict') return 'conflict';
  return error.status === 0 || error.status === 503 ? 'offline' : 'refused';
}

export function conflictOf(error: unknown): EditConflict | null {
  return isApiError(error, 'edit_conflict') ? (error.details as EditConflict) : null;
}
