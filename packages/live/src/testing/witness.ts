import type { LiveClient } from '../client/client.ts';
import type { SeenDoc, Snapshot } from '../client/view.ts';
import type { GivenQuery } from '../query.ts';
import { countsOf, messagesOf } from './crowd-paths.ts';

interface WitnessParts {
  name: string;
  room: string;
  /** Something was shown that cannot be. */
  fault: (what: string) => void;
}

/** Looks at all that is shown of a room, and says when anything of it goes back. */
export function openWitness({ name, room, fault }: WitnessParts) {
  const shown = new Map<string, Snapshot>();
  /** What a page shows that has not been told anything yet. */
  const restored = new Set<string>();
  /** The newest message, how many are looked at all the time, and how far each count was seen. */
  let newest = 0;
  let spots = 0;
  let counted = new Map<string, number>();

  const looks: Record<string, { query: GivenQuery; look(docs: readonly SeenDoc[]): void }> = {
    newest: {
      query: { collection: messagesOf(room), order: [['$born', 'down']], limit: 20 },
      look(docs) {
        const first = docs.find(({ born }) => born !== null)?.born ?? newest;
        if (first < newest) fault(`${name} saw message ${newest} of ${room}, and then only up to ${first}`);
        newest = first;
      },
    },
    spots: {
      query: { collection: messagesOf(room), where: [['spot', '==', true]] },
      look(docs) {
        const known = docs.filter(({ born }) => born !== null).length;
        if (known < spots) fault(`${name} saw ${spots} messages of ${room}, and then ${known}`);
        spots = known;
      },
    },
    counts: {
      query: { collection: countsOf(room) },
      look(docs) {
        // An increment of one's own may be seen twice for a moment: in the answer, and laid over it.
        for (const { id, data } of docs.filter((doc) => !doc.pending)) {
          const [before = 0, n] = [counted.get(id), Number(data.n)];
          if (n < before) fault(`${name} saw ${id} of ${room} at ${before}, and then at ${n}`);
          counted.set(id, n);
        }
      },
    },
  };

  const forget = () => {
    newest = 0;
    spots = 0;
    counted = new Map();
  };

  return {
    queries: Object.entries(looks).map(([what, { query }]) => ({ what, query })),
    /** The last snapshot of one of the queries. */
    shown: (what: string) => shown.get(what),
    watch(client: LiveClient): void {
      for (const [what, { query, look }] of Object.entries(looks)) {
        client.listen(
          query,
          (snapshot) => {
            shown.set(what, snapshot);
            if (!snapshot.fromCache) restored.delete(what);
            if (!restored.has(what)) look(snapshot.docs);
          },
          ({ code }) => fault(`${name} may not listen: ${code}`),
        );
      }
    },
    /** The next page shows what was kept, and then what a process tells it that may be a moment behind. */
    pageGone(): void {
      forget();
      for (const what of Object.keys(looks)) restored.add(what);
    },
    signedOut: forget,
  };
}
