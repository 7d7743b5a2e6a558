import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import { unavailable } from '../errors/failures.ts';
import { varyBy } from '../http/caching.plugin.ts';
import { worthPacking } from '../http/compression.plugin.ts';
import { readerLanguage } from '../http/reader-language.ts';
import { type Actor, type Ctx, visitor } from '../session/actor.ts';
import { openTurns } from '../turns/turns.ts';
import { createAnswerCache } from './answer-cache.ts';
import { bytesOf, type Encoded, encoded, negotiated, pack } from './encoding.ts';
import { openOwnWrites } from './own-writes.ts';
import { markedFor, type PersonalMark, personalMarks } from './personal-marks.ts';

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Answers what is the same for everyone: made once a second, as for a visitor, for all who ask by the same
     * parameters in the same language. What the one who asks keeps is marked in their copy.
     */
    shared<Answer extends object>(make: (ctx: Ctx) => Promise<Answer>): Promise<Answer>;
  }
}

export interface SharedAnswersOptions {
  clock: Clock;
  /** Which of these things the one who asks keeps. */
  favoritesAmong: (ctx: Ctx, ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

interface SharedAnswer {
  json: Encoded;
  ids: string[];
  marks: PersonalMark[];
}

const MEGABYTE = 1024 * 1024;
// Of one route, not more are made at once: who asks then is sent away before callers pile up. Searches have a limit
// of their own below it, so that a flood of them leaves room for lists.
const mostMaking = 1_000;
// One event loop does a step of each in turn: beside two of one person's, another's takes three times as long at most.
const perPerson = { atOnce: Number.POSITIVE_INFINITY, mostEach: 2, mostWaiting: 1_000 };

/** Answers that are made once for many, as pages are. */
export const sharedAnswers = fp(
  async (app, { clock, favoritesAmong }: SharedAnswersOptions) => {
    const cache = createAnswerCache<SharedAnswer>({
      clock,
      milliseconds: 1_000,
      mostBytes: 16 * MEGABYTE,
      sizeOf: ({ json, marks }) => bytesOf(json) + 100 * marks.length,
    });
    const ownWrites = openOwnWrites(clock);
    const making = new Map<string, number>();
    const turns = openTurns(perPerson);

    // A caller who changed something, or was told why not, sees at least what there is since then.
    app.addHook('onRoute', (route) => {
      if (!route.url.startsWith('/api/') || [route.method].flat().every(reads)) return;
      const own = route.onSend === undefined ? [] : [route.onSend].flat();
      route.onSend = [
        ...own,
        (request, _reply, payload, done) => {
          // A preflight, and what a process that is behind refuses, are answered before it is known who asks.
          const { actor }: { actor: Actor | undefined } = request;
          if (actor?.kind === 'user') ownWrites.note(actor.userId, cache.begun());
          done(null, payload);
        },
      ];
    });

    app.decorateReply('shared', async function (this: FastifyReply, make: (ctx: Ctx) => Promise<object>) {
      const { ctx } = this.request;
      const since = ctx.actor.kind === 'user' ? ownWrites.of(ctx.actor.userId) : 0;
      const answer = await cache.get(keyOf(this.request), () => madeInTurn(this, make), since);
      await send(this, answer);
      // Sent already; the type lets the handler's schema check what is made.
      return this as never;
    });

    /** Whom no limit counts, as the pages that are drawn here, has no turn either. */
    function madeInTurn(reply: FastifyReply, make: (ctx: Ctx) => Promise<object>): Promise<SharedAnswer> {
      const { limitedAddress, actor } = reply.request;
      if (limitedAddress === null) return made(reply, make);
      const who = actor.kind === 'user' ? actor.userId : limitedAddress;
      return turns.take({ who }, () => made(reply, make));
    }

    async function made(reply: FastifyReply, make: (ctx: Ctx) => Promise<object>): Promise<SharedAnswer> {
      const route = reply.request.routeOptions.url ?? '';
      const before = making.get(route) ?? 0;
      if (before >= mostMaking) throw unavailable();
      making.set(route, before + 1);
      try {
        const answer = await make({ ...reply.request.ctx, actor: visitor });
        const json = encoded(String(reply.serializeInput({ ...answer }, '200')));
        const marks = personalMarks(answer, json.plain);
        return { json, marks, ids: [...new Set(marks.map(({ id }) => id))] };
      } finally {
        making.set(route, making.get(route)! - 1);
      }
    }

    async function send(reply: FastifyReply, { json, ids, marks }: SharedAnswer): Promise<void> {
      const { ctx, headers } = reply.request;
      const favorites = await favoritesAmong(ctx, ids);
      const wanted = json.plain.length >= worthPacking ? negotiated(headers['accept-encoding']) : undefined;
      reply.type('application/json; charset=utf-8');
      varyBy(reply, 'Accept-Encoding');
      // A personal answer is cached nowhere, so there is nothing to compare with.
      if (headers.authorization === undefined) {
        reply.headers({ 'cache-control': 'public, no-cache', etag: json.etag });
        if (headers['if-none-match'] === json.etag) return void reply.code(304).send();
      }
      const own = favorites.size > 0 ? markedFor(json.plain, marks, favorites) : undefined;
      if (wanted) reply.header('content-encoding', wanted);
      reply.send(own ? (wanted ? await pack(own, wanted) : own) : (await json.as(wanted)).body);
    }
  },
  { name: 'shared-answers', dependencies: ['session', 'caching'] },
);

const reads = (method: string) => method === 'GET' || method === 'HEAD';

/** Parameters are parsed by now, so that however they are written, the same ones are the same. */
function keyOf(request: FastifyRequest): string {
  const { params, query, routeOptions } = request;
  return `${routeOptions.url} ${readerLanguage(request)} ${JSON.stringify([params, query])}`;
}
