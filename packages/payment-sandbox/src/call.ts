import type Stripe from 'stripe';
import type { z } from 'zod';
import type { Store, Thing } from './store/store.ts';
import type { Task } from './store/timetable.ts';
import { noSuch } from './wire/wire-error.ts';

/** One request, on its way through a transaction. */
export interface Call {
  store: Store;
  /** Seconds since 1970, which is how Stripe tells time. */
  now: number;
  /** The connected account it speaks for; empty is the market itself. */
  account: string;
  /** Whether it comes with the key that every browser has. */
  isPublishable: boolean;
  request: { id: string; idempotencyKey: string | null };
  apiVersion: string;
  /** Whether sellers are asked who they are before they are paid. */
  asksSellers: boolean;
  /** Where the sandbox's own pages are. */
  origin: string;
  /** What happens in it is told to the market after the transaction. */
  emit(type: Stripe.Event['type'], thing: object, account?: string): void;
  /** What a bank does with it after a while. */
  later(task: Task, id: string): void;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` where an id stands. */
  path: string;
  params: z.ZodType;
  isForBrowsers: boolean;
  answer(call: Call, params: never, ids: readonly string[]): object;
}

interface RouteOptions<Schema extends z.ZodType> {
  params: Schema;
  /** Whether the publishable key is enough, as long as the caller knows the thing's own secret. */
  isForBrowsers?: boolean;
}

export const route = <Schema extends z.ZodType>(
  address: `${Route['method']} ${string}`,
  { params, isForBrowsers = false }: RouteOptions<Schema>,
  answer: (call: Call, params: z.infer<Schema>, ids: readonly string[]) => object,
): Route => {
  const [method, path] = address.split(' ') as [Route['method'], string];
  return { method, path, params, isForBrowsers, answer };
};

/** Finds what a call names, or says which parameter names nothing. */
export function load<Found extends Thing>(call: Call, kind: string, id: string, param?: string): Found {
  const found = call.store.find<Found>(kind, id, call.account);
  if (!found) throw noSuch(kind, id, param);
  return found;
}

/** The id in a field that Stripe may also expand. */
export const idOf = (field: string | { id: string } | null | undefined): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null);
