import { z } from 'zod';
import { invalid, LiveError } from './errors.ts';
import { collectionPath, documentPath } from './paths.ts';
import { protocolVersion } from './protocol.ts';
import { query } from './query-schema.ts';
import { mostWrites, type Write } from './writes.ts';

const number = z.int().min(0);
const path = z.string().transform((text) => documentPath(text));
const channel = z.string().transform((text) => collectionPath(text));
const fields = z.record(z.string(), z.unknown());

const write = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path, data: fields }),
  z.strictObject({ op: z.literal('update'), path, data: fields }),
  z.strictObject({ op: z.literal('delete'), path }),
]);

const clientFrame = z.discriminatedUnion('op', [
  /** Who it is; sent again when the token was renewed. Without a token one is a stranger. */
  z.strictObject({
    op: z.literal('hello'),
    protocol: z.literal(protocolVersion),
    token: z.string().nullable(),
  }),
  /** Asks whether the server is there; answered with the same at once, also before "hello". */
  z.strictObject({ op: z.literal('beat') }),
  /** From now on what becomes of a query's result. `after`: what was known of it already. */
  z.strictObject({ op: z.literal('listen'), id: number, query, after: number.optional() }),
  z.strictObject({ op: z.literal('unlisten'), id: number }),
  z.strictObject({ op: z.literal('get'), id: number, paths: z.array(path).min(1).max(100) }),
  /** `follows`: earlier writes of the same client that are on their way; while one of them cannot be done, nor can this. */
  z.strictObject({
    op: z.literal('write'),
    id: z.uuid(),
    writes: z.array(write).min(1).max(mostWrites),
    follows: z.array(z.uuid()).max(mostWrites).optional(),
  }),
  /** Has the server do something that it calls by that name. Sent again with the same id it is the same call. */
  z.strictObject({
    op: z.literal('call'),
    id: z.uuid(),
    name: z.string().min(1).max(100),
    data: fields,
  }),
  /** From now on what is published on a channel. No listener has the same id. */
  z.strictObject({ op: z.literal('subscribe'), id: number, channel }),
  z.strictObject({ op: z.literal('unsubscribe'), id: number }),
  /** For those who subscribe at this moment, and never stored. Only a refusal is answered, without an id. */
  z.strictObject({ op: z.literal('publish'), channel, data: fields }),
]);

export type ClientFrame =
  z.infer<typeof clientFrame> extends infer Frame
    ? Frame extends { op: 'write' }
      ? Omit<Frame, 'writes'> & { writes: Write[] }
      : Frame
    : never;

/** What a client sends, before it is read. */
export type SentFrame = z.input<typeof clientFrame>;

/** A frame as it came; `unimplemented` for what another version may know, else `invalid-argument`. */
export function readFrame(text: string): ClientFrame {
  const frame = parseJson(text);
  const parsed = clientFrame.safeParse(frame);
  if (parsed.success) return parsed.data as ClientFrame;
  const [issue] = parsed.error.issues;
  if (issue && isUnheardOf(issue, frame))
    throw new LiveError('unimplemented', `${issue.path.join('.')}: is not known here.`);
  throw invalid(`${issue?.path.join('.') || 'The frame'}: ${issue?.message ?? 'is not known'}`);
}

/** An op or a protocol that is one, and none of these. */
function isUnheardOf({ code, path }: z.core.$ZodIssue, frame: unknown): boolean {
  const value = path.reduce((part: unknown, key) => (part as Record<PropertyKey, unknown>)[key], frame);
  if (code === 'invalid_union' && path.at(-1) === 'op') return typeof value === 'string';
  return code === 'invalid_value' && path.join('.') === 'protocol' && typeof value === 'number';
}

/** The id that an answer to a broken frame should bear, as far as it has one; "hello" for a hello. */
export function idIn(text: string): number | string | null {
  try {
    const { op, id } = parseJson(text) as { op?: unknown; id?: unknown };
    if (op === 'hello') return op;
    return typeof id === 'number' || typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** The same for a frame that is too long to be read: what stands at its beginning. */
export function idAtBeginning(text: string): number | string | null {
  const [, word, number] = /"id":\s*(?:"([\w-]{1,100})"|(\d{1,15})\b)/.exec(text.slice(0, 200)) ?? [];
  return word ?? (number === undefined ? null : Number(number));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid('A frame is a JSON object.');
  }
}
