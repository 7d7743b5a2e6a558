import type { Image } from '@souk/shared/images/schema.ts';
import type { EditConflict } from '@souk/shared/market/catalog/edit-schema.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadList } from '@/platform/uploads/index.ts';
import { useUploadList } from '@/ui/uploader/use-upload-list.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import { type EditedKind, type Merge, type Stored, storedAs } from './kind.ts';
import { conflictOf, judgeSave, saveEditing } from './save-editing.ts';
import type { StockMove } from './stock-move.ts';
import { storedImages, useStoredImages } from './stored-images.ts';

export interface Edited<Draft, Own> {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  pictures: UploadList;
  images: readonly Image[];
  /** As the server last told it; null until it has it. */
  own: Own | null;
  state: SaveState;
  /** Why a stock was not taken. */
  moved: StockMove | null;
  unsaved: boolean;
  /** All but what does not fit together yet. */
  partly: boolean;
  conflict: { theirs: Own; told: EditConflict } | null;
  /** Waits for the pictures under way, then saves; a draft becomes public with `publish`. */
  save: (publish: boolean) => Promise<Own | null>;
  /** Two ways out of a conflict. What merges comes from who asks, as hardly anybody needs it. */
  takeTheirs: () => void;
  keepMine: (merge: Merge<Draft>) => void;
  /** Back to what the server has. */
  revert: () => void;
  /** Nothing of it stays on this device, and nothing more is saved; tells which one it was. */
  close: () => Promise<{ _id: string } | null>;
}

interface EditingOptions<Own> {
  key: string;
  shopId: string;
  /** In which its form asks for sums. */
  currency: string;
  /** As it was loaded; null for a new one. */
  own: Own | null;
  /** The server has it as it is now; also told once the form is gone. */
  onStored: (own: Own) => void;
}

/** One thing in its form: what is typed, how safe it is, and what to do when someone else changed it. */
export function useEditing<Draft, Input, Own extends Stored>(
  kind: EditedKind<Draft, Input, Own>,
  { key, shopId, currency, own, onStored }: EditingOptions<Own>,
): Edited<Draft, Own> {
  const { editings } = kind;
  const open = editings.useEditings((all) => all.open[key]);
  const last = useRef(open);
  if (open) last.current = open;
  const editing = last.current ?? editings.opened(key);
  const [stored, setStored] = useState(own);
  const [conflict, setConflict] = useState<Edited<Draft, Own>['conflict']>(null);
  const pictures = useUploadList({
    place: editing.place,
    purpose: kind.purpose,
    most: kind.mostPictures,
    stored: own ? kind.picturesOf(own) : undefined,
  });
  const images = useStoredImages(pictures);
  const isDraft = stored === null || kind.isDraft(stored);
  const live = useRef({ pictures, onStored, isDraft });
  live.current = { pictures, onStored, isDraft };
  const [place] = useState(editing.place);

  async function send(publish = false): Promise<Own | null> {
    const saving = {
      kind,
      key,
      shopId,
      currency,
      place,
      pictures: live.current.pictures,
      whole: !live.current.isDraft,
    };
    try {
      const saved = await saveEditing(saving, publish);
      if (saved) {
        setStored(saved);
        live.current.onStored(saved);
      }
      return saved;
    } catch (error) {
      const told = conflictOf(error);
      const known = editings.opened(key).own;
      if (told && known) setConflict({ theirs: await kind.read(known._id), told });
      throw error;
    }
  }

  const [autosave] = useState(() =>
    createAutosave({ save: () => send(), judge: judgeSave, auto: () => live.current.isDraft }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);

  function touched(change: Partial<Draft> = {}): void {
    const before = editings.of(key);
    if (!before) return;
    const draft = { ...before.draft, ...change };
    editings.keep(key, { draft, unsaved: true, at: Date.now() });
    const written = { draft, images: storedImages(pictures).map(({ _id }) => _id) };
    if (before.own || kind.isWorthSaving(written)) autosave.changed();
  }

  // Pictures come, go and change places by themselves.
  const shown = images.map(({ _id }) => _id).join();
  const known = useRef(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row of pictures is a change
  useEffect(() => {
    const before = known.current;
    known.current = shown;
    if (before !== shown && shown !== (editings.of(key)?.base?.images.join() ?? '')) touched();
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    if (editings.of(key)?.unsaved) autosave.changed();
    const flush = () => void autosave.flush();
    const leave = () => document.visibilityState === 'hidden' && flush();
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', leave);
      if (editings.of(key)) flush();
      autosave.stop();
    };
  }, [key]);

  function take(theirs: Own, draft: Draft, unsaved: boolean): void {
    editings.keep(key, { own: storedAs(theirs), base: kind.versionOf(theirs), draft, unsaved });
    setStored(theirs);
    setConflict(null);
    autosave.settle();
  }

  function goBackTo(known: Own): void {
    void pictures.begin(kind.picturesOf(known));
    take(known, kind.versionOf(known).draft, false);
  }

  return {
    draft: editing.draft,
    moved: editing.moved ?? null,
    change: touched,
    pictures,
    images,
    own: stored,
    state,
    unsaved: editing.unsaved,
    partly: !kind.fitsTogether(editing.draft),
    conflict,
    save: (publish) =>
      autosave.alone(async () => {
        await pictures.ids();
        return send(publish);
      }),
    takeTheirs: () => conflict && goBackTo(conflict.theirs),
    keepMine(merge) {
      if (!conflict) return;
      const theirs = kind.versionOf(conflict.theirs);
      const mine = { draft: editings.opened(key).draft, images: images.map(({ _id }) => _id) };
      const base = editings.opened(key).base ?? theirs;
      if (mine.images.join() === base.images.join()) void pictures.begin(kind.picturesOf(conflict.theirs));
      take(conflict.theirs, merge(base, mine, theirs).draft, true);
      autosave.changed();
      if (!live.current.isDraft) void autosave.alone(() => send()).catch(() => undefined);
    },
    revert: () => stored && goBackTo(stored),
    async close() {
      // What is being saved may be the first time that it has a name; who thinks again finds all of it.
      await autosave.flush();
      await autosave.alone(async () => undefined);
      autosave.stop();
      const closed = editings.of(key)?.own ?? null;
      editings.forget(key);
      return closed;
    },
  };
}
