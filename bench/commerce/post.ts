import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Buyer } from './trade.ts';

export interface Answer<Body> {
  status: number;
  body: Body;
}

const agent = new Agent({ keepAlive: true });

/** Asked as cheaply as can be: `fetch` takes three times as much of the cores that the market answers on. */
export function post<Body>(url: string, { token }: Buyer, path: string, body: object): Promise<Answer<Body>> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    authorization: `Bearer ${token}`,
  };
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method: 'POST', agent, headers }, (answer) => {
      json(answer).then((said) => resolve({ status: answer.statusCode ?? 0, body: said as Body }), reject);
    });
    asked.once('error', reject);
    asked.end(JSON.stringify(body));
  });
}
