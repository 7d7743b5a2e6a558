import { denied, invalid } from '../errors.ts';
import { type CollectionPath, type DocumentPath, matchPath } from '../paths.ts';
import type { Data } from '../values.ts';
import type { Write } from '../writes.ts';
import type { LiveDatabase } from './database.ts';

/** Who asks, as the program that uses the package sees them; null is a stranger. */
export interface Asker {
  /** Tells people apart; writes sent again are known by it. */
  id: string;
}

export interface Asked<Who extends Asker> {
  who: Who | null;
  /** What stands in the braces of the declared path. */
  params: Record<string, string>;
  db: LiveDatabase;
}

export interface AskedWrite<Who extends Asker> extends Asked<Who> {
  id: string;
  op: 'set' | 'update' | 'delete';
  before: Data | null;
  after: Data | null;
  /** What the server's time is in this write, in milliseconds since 1970. */
  now: number;
}

/** What a client wrote, once it is stored and before anybody hears of it. */
export interface Written<Who extends Asker> extends AskedWrite<Who> {
  path: DocumentPath;
  seq: number;
  born: number;
}

type Answer = boolean | Promise<boolean>;

/** One kind of collection: where it is, what its documents hold, and who may do what. */
export interface Declaration<Who extends Asker = Asker> {
  /** `rooms/{room}/messages` */
  path: string;
  /** Throws, or says in words what is wrong with a document; nothing when it is right. */
  check?: (data: Data) => string | undefined;
  /** Who may read and listen to all of it. Nobody, when left out. */
  read?: (asked: Asked<Who>) => Answer;
  /** Who may write this document, which `check` found right. Nobody, when left out: it is the server's own. It only judges. */
  write?: (asked: AskedWrite<Who>) => Answer;
  /** What is locked and counted for a write that is allowed, in its transaction. Throws where it is refused after all. */
  act?: (asked: AskedWrite<Who>) => Promise<void>;
  /**
   * What the server itself writes on top of it, in the same transaction. Collections are locked in the order they are
   * written to: those of follow-ups come after those that clients write to, everywhere alike.
   */
  follow?: (written: Written<Who>) => readonly Write[] | Promise<readonly Write[]>;
}

/** What the server does when a client calls it by its name. */
export interface CallDeclaration<Who extends Asker = Asker> {
  name: string;
  /** Answered once it is done. What is sent again has the same id, and it is for the call to do it once. */
  call: (asked: { who: Who; id: string; data: Data }) => Promise<Data>;
}

export interface Declared<Who extends Asker> {
  declaration: Declaration<Who>;
  params: Record<string, string>;
}

/** What a collection was declared as. What nothing declares does not exist for anyone. */
export function findDeclaration<Who extends Asker>(
  declarations: readonly Declaration<Who>[],
  collection: CollectionPath,
): Declared<Who> {
  for (const declaration of declarations) {
    const params = matchPath(declaration.path, collection);
    if (params) return { declaration, params };
  }
  throw invalid(`There is no collection "${collection}".`);
}

export async function allowRead<Who extends Asker>(
  { declaration, params }: Declared<Who>,
  who: Who | null,
  db: LiveDatabase,
): Promise<void> {
  if (!(await declaration.read?.({ who, params, db }))) throw denied();
}
