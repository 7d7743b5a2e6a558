import type { EditConflict, OwnProduct } from '@souk/shared/catalog/edit-schema.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadList } from '@/platform/uploads/index.ts';
import { useUploadList } from '@/ui/uploader/use-upload-list.ts';
import { readOwnProduct } from '../api/get-own-product.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import { editingOf, forgetEditing, keepEditing, storedAs, useEditings } from './editing.store.ts';
import type { ProductDraft } from './product-draft.ts';
import { fitsTogether } from './product-fields.ts';
import { changedParts, merged, versionOf } from './product-merge.ts';
import { mostPictures, storedImages, useStoredImages } from './product-pictures.ts';
import { conflictOf, isWorthSaving, judgeSave, openEditing, saveProduct } from './product-saving.ts';
import type { StockMove } from './stock-move.ts';

export interface ProductEditing {
  draft: ProductDraft;
  change: (change: Partial<ProductDraft>) => void;
  pictures: UploadList;
  images: readonly Image[];
  /** As the server last told it; null until it has it. */
  product: OwnProduct | null;
  state: SaveState;
  /** Why a stock was not taken. */
  moved: StockMove | null;
  unsaved: boolean;
  /** All but options that do not fit together yet. */
  partly: boolean;
  conflict: { theirs: OwnProduct; told: EditConflict } | null;
  /** Waits for the pictures under way, then saves; with `active` a draft goes on sale. */
  save: (status?: 'active') => Promise<OwnProduct | null>;
  settle: (whose: 'mine' | 'theirs') => void;
  /** Back to what the server has. */
  revert: () => void;
  /** Nothing of it stays on this device, and nothing more is saved; tells which product it was. */
  close: () => Promise<{ _id: string } | null>;
}

interface ProductEditingOptions {
  key: string;
  shopId: string;
  /** As it was loaded; null for a new one. */
  product: OwnProduct | null;
  /** The server has it as it is now; also told once the form is gone. */
  onStored: (product: OwnProduct) => void;
}

/** One product in its form: what is typed, how safe it is, and what to do when someone else changed it. */
export function useProductEditing(options: ProductEditingOptions): ProductEditing {
  const { key, shopId, product, onStored } = options;
  const open = useEditings((all) => all.open[key]);
  const last = useRef(open);
  if (open) last.current = open;
  const editing = last.current ?? openEditing(key);
  const [stored, setStored] = useState(product);
  const [conflict, setConflict] = useState<ProductEditing['conflict']>(null);
  const pictures = useUploadList({
    place: editing.place,
    purpose: 'product-image',
    most: mostPictures,
    stored: product?.images,
  });
  const images = useStoredImages(pictures);
  const live = useRef({ pictures, onStored, draft: true });
  live.current = { pictures, onStored, draft: stored === null || stored.status === 'draft' };
  const [place] = useState(editing.place);

  async function send(status?: 'active'): Promise<OwnProduct | null> {
    try {
      const saved = await saveProduct({ key, shopId, place, pictures: live.current.pictures }, status);
      if (saved) {
        setStored(saved);
        live.current.onStored(saved);
      }
      return saved;
    } catch (error) {
      const told = conflictOf(error);
      const { product: own } = openEditing(key);
      if (told && own) setConflict({ theirs: await readOwnProduct(own._id), told });
      throw error;
    }
  }

  const [autosave] = useState(() =>
    createAutosave({
      save: () => send(),
      judge: judgeSave,
      auto: () => live.current.draft,
    }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);

  function touched(change: Partial<ProductDraft> = {}): void {
    if (!editingOf(key)) return;
    const { draft } = openEditing(key);
    const next = { ...draft, ...change };
    keepEditing(key, { draft: next, unsaved: true, at: Date.now() });
    if (openEditing(key).product || isWorthSaving(next, storedImages(pictures))) autosave.changed();
  }

  // Pictures come, go and change places by themselves.
  const shown = images.map(({ _id }) => _id).join();
  const known = useRef(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row of pictures is a change
  useEffect(() => {
    const before = known.current;
    known.current = shown;
    if (before !== shown && shown !== (editingOf(key)?.base?.images.join() ?? '')) touched();
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    if (editingOf(key)?.unsaved) autosave.changed();
    const flush = () => void autosave.flush();
    const leave = () => document.visibilityState === 'hidden' && flush();
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', leave);
      if (editingOf(key)) flush();
      autosave.stop();
    };
  }, [key]);

  function take(theirs: OwnProduct, draft: ProductDraft, unsaved: boolean): void {
    keepEditing(key, { product: storedAs(theirs), base: versionOf(theirs), draft, unsaved });
    setStored(theirs);
    setConflict(null);
    autosave.settle();
  }

  return {
    draft: editing.draft,
    moved: editing.moved ?? null,
    change: touched,
    pictures,
    images,
    product: stored,
    state,
    unsaved: editing.unsaved,
    partly: !fitsTogether(editing.draft),
    conflict,
    save: (status) =>
      autosave.alone(async () => {
        await pictures.ids();
        return send(status);
      }),
    settle(whose) {
      if (!conflict) return;
      const theirs = versionOf(conflict.theirs);
      const mine = { draft: openEditing(key).draft, images: images.map(({ _id }) => _id) };
      const base = openEditing(key).base ?? theirs;
      const result = whose === 'theirs' ? theirs : merged(base, mine, theirs);
      if (!changedParts(base, { ...mine, draft: base.draft }).includes('pictures') || whose === 'theirs')
        void pictures.begin(conflict.theirs.images);
      take(conflict.theirs, result.draft, whose === 'mine');
      if (whose === 'theirs') return;
      autosave.changed();
      if (!live.current.draft) void autosave.alone(() => send()).catch(() => undefined);
    },
    revert() {
      if (!stored) return;
      void pictures.begin(stored.images);
      take(stored, versionOf(stored).draft, false);
    },
    async close() {
      // What is being saved may be the first time that it has a name; who thinks again finds all of it.
      await autosave.flush();
      await autosave.alone(async () => undefined);
      autosave.stop();
      const known = editingOf(key)?.product ?? null;
      forgetEditing(key);
      return known;
    },
  };
}
