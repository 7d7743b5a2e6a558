import { createHash } from 'node:crypto';
import type { Store } from './store/store.ts';
import type { Form, FormValue } from './wire/form.ts';
import { invalidRequest, WireError } from './wire/wire-error.ts';

export interface Answer {
  status: number;
  body: string;
}

const storedMs = 24 * 60 * 60_000;

export const checkKey = (key: string): void => {
  if (key.length > 255) throw invalidRequest('Idempotency keys are at most 255 characters long.');
};

/** The answer that was given under this key before, for the same question only. */
export function rememberedAnswer(
  store: Store,
  account: string,
  key: string,
  asked: string,
): Answer | undefined {
  const row = store.row('select asked, status, body, at from answers where account = ? and key = ?', [
    account,
    key,
  ]);
  if (!row) return undefined;
  if (Number(row.at) < Date.now() - storedMs) {
    forgetAnswers(store);
    return undefined;
  }
  if (row.asked !== asked)
    throw new WireError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  return { status: Number(row.status), body: String(row.body) };
}

/** Of keys that may be used anew. */
export const forgetAnswers = (store: Store): void =>
  store.run('delete from answers where at < ?', [Date.now() - storedMs]);

export function rememberAnswer(
  store: Store,
  account: string,
  key: string,
  asked: string,
  answer: Answer,
): void {
  store.run('insert into answers (account, key, asked, status, body, at) values (?, ?, ?, ?, ?, ?)', [
    account,
    key,
    asked,
    answer.status,
    answer.body,
    Date.now(),
  ]);
}

export const keyInUse = (key: string): WireError =>
  new WireError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this idempotent key: ${key}. Please try again later.`,
  });

/** The same question whatever the order of its parameters. No card number can be read from it. */
export function questionOf(method: string, path: string, form: Form, salt: string): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, method, path, sorted(form)]))
    .digest('base64url');
}

function sorted(value: FormValue): unknown {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.keys(value)
    .sort()
    .map((name) => [name, sorted(value[name] ?? '')]);
}
