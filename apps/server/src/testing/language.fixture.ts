import type { UserCtx } from '../platform/session/actor.ts';

/** Adding a language stands for anything that moves money: it must happen once. */
export const addLanguage =
  (name: string) =>
  async ({ db }: UserCtx): Promise<{ status: number; body: { added: string } }> => {
    await db
      .insertInto('languages')
      .values({ code: `${name}-${crypto.randomUUID()}`, name, dir: 'ltr', messages: '{}' })
      .execute();
    return { status: 201, body: { added: name } };
  };
