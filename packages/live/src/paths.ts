import { invalid } from './errors.ts';

/** `rooms/7/messages`: names of collections and documents by turns, and it ends with a collection's. */
export type CollectionPath = string & { readonly __path: 'collection' };
/** `rooms/7/messages/9`: it ends with a document's. */
export type DocumentPath = string & { readonly __path: 'document' };

const name = /^[\w~.-]{1,100}$/;
const onlyDots = /^\.+$/;
const DEEPEST = 8;

export function collectionPath(text: string): CollectionPath {
  if (namesIn(text).length % 2 === 0) throw invalid(`"${text}" leads to a document, not to a collection.`);
  return text as CollectionPath;
}

export function documentPath(text: string): DocumentPath {
  if (namesIn(text).length % 2 === 1) throw invalid(`"${text}" leads to a collection, not to a document.`);
  return text as DocumentPath;
}

export function splitPath(path: DocumentPath): { collection: CollectionPath; id: string } {
  const cut = path.lastIndexOf('/');
  return { collection: path.slice(0, cut) as CollectionPath, id: path.slice(cut + 1) };
}

export const pathOf = (collection: CollectionPath, id: string): DocumentPath =>
  documentPath(`${collection}/${id}`);

function namesIn(text: string): string[] {
  const names = text.split('/');
  const fine = names.length <= DEEPEST && names.every((part) => name.test(part) && !onlyDots.test(part));
  if (!fine)
    throw invalid('A path is made of up to eight names of letters, digits and _ ~ . - with / between.');
  return names;
}

/** What a path has where a pattern has braces, `rooms/{room}/messages`; null when it does not fit. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    const hole = /^\{(\w+)\}$/.exec(part)?.[1];
    if (hole !== undefined) found[hole] = value;
    else if (part !== value) return null;
  }
  return found;
}
