import type { EditConflict } from '@souk/shared/market/catalog/edit-schema.ts';
import { isApiError } from '@/platform/api/index.ts';
import type { UploadList } from '@/platform/uploads/index.ts';
import type { Editing } from './editings.ts';
import { type EditedKind, type Stored, storedAs } from './kind.ts';
import { storedImages } from './stored-images.ts';

interface Saving<Draft, Input, Own> {
  kind: EditedKind<Draft, Input, Own>;
  key: string;
  shopId: string;
  currency: string;
  /** Of the pictures: another one is another form. */
  place: string;
  pictures: UploadList;
  /** It is public, so everything must be said. */
  whole: boolean;
}

/** Sends what is typed by now: the first time makes a draft of it, later ones change it. */
export async function saveEditing<Draft, Input, Own extends Stored>(
  saving: Saving<Draft, Input, Own>,
  publish: boolean,
): Promise<Own | null> {
  const { kind, key } = saving;
  const editing = kind.editings.opened(key);
  if (editing.place !== saving.place) return null;
  const version = { draft: editing.draft, images: storedImages(saving.pictures).map(({ _id }) => _id) };
  if (!editing.own) {
    if (!kind.isWorthSaving(version)) return null;
    const made = await create(saving, editing, version.images);
    return publish ? saveEditing(saving, publish) : made;
  }
  try {
    const saved = await kind.change(editing.own, version, {
      ...{ publish, whole: saving.whole || publish, currency: saving.currency },
    });
    return took(saving, saved, editing.draft);
  } catch (error) {
    const now = kind.editings.of(key);
    const told = now && kind.afterRefusal?.(now, error);
    if (told) kind.editings.keep(key, told);
    throw error;
  }
}

async function create<Draft, Input, Own extends Stored>(
  saving: Saving<Draft, Input, Own>,
  editing: Editing<Draft, Input>,
  images: readonly string[],
): Promise<Own> {
  const { kind, key } = saving;
  // Sent again as it was when it is not known whether it arrived; what was typed since follows.
  const body = editing.creating ?? kind.inputOf({ draft: editing.draft, images }, saving.currency);
  kind.editings.keep(key, { creating: body });
  try {
    const made = await kind.add(saving.shopId, body, editing.createKey);
    kind.editings.keep(key, { creating: null });
    return took(saving, made, editing.creating ? null : editing.draft);
  } catch (error) {
    const refused = isApiError(error) && error.status >= 400 && error.status < 500;
    if (refused) kind.editings.keep(key, { creating: null, createKey: crypto.randomUUID() });
    throw error;
  }
}

/** `sent` is what it was saved from; null when that is not what was typed by then. */
function took<Draft, Input, Own extends Stored>(
  { kind, key, pictures }: Saving<Draft, Input, Own>,
  saved: Own,
  sent: Draft | null,
): Own {
  pictures.adopt(kind.picturesOf(saved));
  const draft = kind.editings.of(key)?.draft;
  // Thrown away while it was saved.
  if (!draft) return saved;
  kind.editings.keep(key, {
    own: storedAs(saved),
    base: kind.versionOf(saved),
    draft: kind.withNamesOf(draft, saved),
    unsaved: draft !== sent || !kind.fitsTogether(draft),
  });
  return saved;
}

export function judgeSave(error: unknown): 'offline' | 'conflict' | 'refused' {
  if (!isApiError(error)) return 'refused';
  if (error.code === 'edit_conflict') return 'conflict';
  return error.status === 0 || error.status === 503 ? 'offline' : 'refused';
}

export function conflictOf(error: unknown): EditConflict | null {
  return isApiError(error, 'edit_conflict') ? (error.details as EditConflict) : null;
}
