import type { Adapter, AdapterPayload } from 'oidc-provider';

const MOST = 2_000;

/** Keeps what a played provider has to remember between two requests; a restart forgets it. */
export function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>();

  return (model) => {
    const find = async (id: string) => {
      const entry = kept.get(`${model} ${id}`);
      return entry && Date.now() < entry.until ? entry.payload : undefined;
    };
    const findBy = async (test: (payload: AdapterPayload) => boolean) =>
      [...kept].find(([key, { payload }]) => key.startsWith(`${model} `) && test(payload))?.[1].payload;

    return {
      find,
      findByUid: (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: (code) => findBy((payload) => payload.userCode === code),
      async upsert(id, payload, expiresIn) {
        const oldest = kept.keys().next().value;
        if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
        kept.set(`${model} ${id}`, { payload, until: Date.now() + (expiresIn ?? 600) * 1000 });
      },
      async consume(id) {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(`${model} ${id}`);
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
