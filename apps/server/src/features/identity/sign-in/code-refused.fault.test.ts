import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { runWaitingJobs } from '../../../testing/mailbox.ts';
import { buildUser } from '../accounts/user.builder.ts';

/** A mail server that takes nothing for these addresses. */
const refusing = (addresses: readonly string[], responseCode = 550): SMTPServerOptions => ({
  onRcptTo({ address }, _session, done) {
    done(
      addresses.includes(address.toLowerCase())
        ? Object.assign(new Error('no such user'), { responseCode })
        : null,
    );
  },
});

async function openMarket(behaviour: SMTPServerOptions) {
  const server = await startMailServer(behaviour);
  const app = await buildTestApp({ env: { SOUK_SMTP_URL: server.url } });
  const nour = await buildUser(app.db, { email: 'nour@example.com' });
  const self = app.as(nour);
  return {
    ...{ app, nour, self, server },
    async moveTo(email: string) {
      expect((await self.put(`/api/users/${nour.id}/email`, { email })).status).toBe(202);
      await runWaitingJobs(app);
    },
    codeSent: async (purpose = 'change-email') =>
      (await self.get(`/api/users/${nour.id}/codes/${purpose}`)).body,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

test('who waits for a code at a new address that takes nothing is told so, and not at the next one', async () => {
  await using market = await openMarket(refusing(['nour@typo.example']));
  expect(await market.codeSent()).toEqual({ to: null, refused: false });
  await market.moveTo('Nour@typo.example');
  expect(await market.codeSent()).toEqual({ to: 'nour@typo.example', refused: true });
  // It says nothing of the address they have.
  expect((await market.self.get(`/api/users/${market.nour.id}`)).body.mailRefusedAt).toBeNull();

  market.app.clock.forward(60_000);
  await market.moveTo('nour@new.example');
  expect(await market.codeSent()).toEqual({ to: 'nour@new.example', refused: false });
  expect(market.server.received).toHaveLength(1);
});

test('a refusal says nothing of whose the address is', async () => {
  await using market = await openMarket(refusing(['mina@example.com']));
  await buildUser(market.app.db, { email: 'Mina@example.com' });
  await market.moveTo('mina@example.com');
  expect(await market.codeSent()).toEqual({ to: 'mina@example.com', refused: true });
});

test('only one’s own codes are asked after', async () => {
  await using market = await openMarket(refusing(['nour@typo.example']));
  await market.moveTo('nour@typo.example');
  const other = await buildUser(market.app.db);
  const at = (id: string) => `/api/users/${id}/codes/change-email`;
  expect((await market.app.as(other).get(at(market.nour.id))).status).toBe(403);
  expect((await market.app.as(other).get(at(other.id))).body).toEqual({ to: null, refused: false });
  expect((await market.self.get(`/api/users/${market.nour.id}/codes/reset-password`)).status).toBe(404);
});

test('a server that is busy has not refused a code', async () => {
  await using market = await openMarket(refusing(['nour@new.example'], 452));
  await expect(market.moveTo('nour@new.example')).rejects.toThrow();
  expect(await market.codeSent()).toEqual({ to: 'nour@new.example', refused: false });
});

test('who proves the address they signed up with is told there, too', async () => {
  await using market = await openMarket(refusing(['nour@example.com']));
  await market.app.db.updateTable('users').set({ email_verified_at: null }).execute();
  expect((await market.self.post(`/api/users/${market.nour.id}/verification/email`)).status).toBe(202);
  await runWaitingJobs(market.app);
  expect(await market.codeSent('verify-email')).toEqual({ to: 'nour@example.com', refused: true });
});

test('a phone number that is sent nothing is told to who waits for its code', async () => {
  const gateway = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(422).end());
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const { port } = gateway.address() as AddressInfo;
  await using app = await buildTestApp({ env: { SOUK_SMS_URL: `http://127.0.0.1:${port}` } });
  const nour = await buildUser(app.db);
  const self = app.as(nour);
  const phone = '+14155552671';
  expect((await self.post(`/api/users/${nour.id}/verification/phone`, { phone })).status).toBe(202);
  const codeSent = async () => (await self.get(`/api/users/${nour.id}/codes/verify-phone`)).body;
  expect(await codeSent()).toEqual({ to: phone, refused: false });
  await runWaitingJobs(app);
  expect(await codeSent()).toEqual({ to: phone, refused: true });
  gateway.closeAllConnections();
  gateway.close();
});
