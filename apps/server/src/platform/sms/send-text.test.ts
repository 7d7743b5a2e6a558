import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tried } from '@souk/live/testing/tried.ts';
import type { StoredMessageId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { runWaitingJobs, textsTo } from '../../testing/mailbox.ts';
import { newId } from '../ids.ts';
import { gatewayTexts } from './gateway-texts.ts';
import { sendText, type TextOrder } from './send-text.ts';

const to = '+14155550123';
const order: TextOrder = { to, template: 'phone-code', language: 'en', data: { code: '331100' } };

type Treat = (request: IncomingMessage, response: ServerResponse, body: string) => void;

async function gateway(treat: Treat) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    treat(request, response, body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/send`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test.each([
  ['en', '331100 is your Souk code. It expires in 10 minutes.'],
  ['es', '331100 es tu código de Souk. Caduca en 10 minutos.'],
  ['fr', '331100 est votre code Souk. Il expire dans 10 minutes.'],
  ['ar', '331100 هو رمزك في \u2068Souk\u2069. تنتهي صلاحيته بعد ١٠ دقائق.'],
])('a text message in %s stays in the market where there is no gateway', async (language, text) => {
  await using app = await buildTestApp();
  await sendText(app, { ...order, language });
  expect(await textsTo(app, to)).toMatchObject([{ template: 'phone-code', body: text, html: null }]);
});

test('a gateway is given the number and the text, with the token of the market', async () => {
  const heard: unknown[] = [];
  await using server = await gateway((request, response, body) => {
    heard.push([
      request.method,
      request.headers.authorization,
      request.headers['content-type'],
      JSON.parse(body),
    ]);
    response.writeHead(202).end('{}');
  });
  await using app = await buildTestApp({ env: { SOUK_SMS_URL: server.url, SOUK_SMS_TOKEN: 'hush' } });
  await sendText(app, order);
  await runWaitingJobs(app);
  const text = '331100 is your Souk code. It expires in 10 minutes.';
  expect(heard).toEqual([['POST', 'Bearer hush', 'application/json', { to, text }]]);
  expect(await textsTo(app, to)).toEqual([]);
});

test.each([
  [500, 'NotHandedOver'],
  [429, 'NotHandedOver'],
  [401, 'MarketRefused'],
  [302, 'NotHandedOver'],
  [422, 'RefusedForGood'],
])('a gateway that answers %i: %s', async (status, failure) => {
  await using server = await gateway((_request, response) =>
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('no'),
  );
  await expect(send(server.url)).rejects.toMatchObject({ name: failure });
  tried('services down', 1, 'texts');
});

test('a gateway that hangs, hangs up or is away is tried again later', async () => {
  await using hanging = await gateway(() => undefined);
  await expect(send(hanging.url, 200)).rejects.toMatchObject({ name: 'NotHandedOver' });
  await using hangsUp = await gateway((request) => request.socket.destroy());
  await expect(send(hangsUp.url)).rejects.toMatchObject({ name: 'NotHandedOver' });
  await expect(send('http://127.0.0.1:1/')).rejects.toMatchObject({ name: 'NotHandedOver' });
  tried('services down', 3, 'texts');
});

test('neither the number nor the code is in the log when the gateway refuses', async () => {
  await using server = await gateway((_request, response, body) => response.writeHead(422).end(body));
  await using app = await buildTestApp({ env: { SOUK_SMS_URL: server.url } });
  await sendText(app, order);
  await runWaitingJobs(app);
  const written = JSON.stringify(app.log.lines);
  expect(written).toContain('a message was refused');
  expect(written).not.toMatch(/4155550123|331100/);
});

const send = (url: string, patience = 2_000) =>
  gatewayTexts({ url, token: undefined, patience }).send({
    id: newId<StoredMessageId>(),
    to,
    template: 'phone-code',
    text: 'x',
  });
