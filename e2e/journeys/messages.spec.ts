import type { Page } from '@playwright/test';
import { type Newcomer, test } from '../newcomers.ts';
import { open, expect as see } from '../quiet.ts';

// The browser writes each call that could not be made to the console.
test.use({ provoked: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket/ });
test.describe.configure({ timeout: 120_000 });
// Two browsers take their time on a busy machine.
const expect = see.configure({ timeout: 30_000 });

const field = (page: Page) => page.getByRole('textbox', { name: /^Write to/ });
const said = (page: Page) => page.locator('[data-message]');

const searched = (page: Page) => page.getByRole('searchbox', { name: 'Search people and messages' });

function tokenOf({ state }: Newcomer): string {
  const auth = typeof state === 'string' ? undefined : state.origins[0]?.localStorage[0]?.value;
  return JSON.parse(auth ?? '{}').state.token;
}

async function say(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('two people talk; what one writes without a connection goes out in order once it is back', async ({
  page,
  context,
  noor,
  arrive,
  windowOf,
}) => {
  const sami = await arrive('Sami Rahal');
  const other = await windowOf(sami.state);
  await open(page, `/messaging/${sami._id}`);
  await say(page, 'Does the strainer lift out?');
  await expect(said(page).last()).toContainText(/Sent|Delivered/);

  await open(other, `/messaging/${noor._id}`);
  await expect(said(other)).toHaveText([/Does the strainer lift out/]);
  await expect(said(page).last()).toContainText('Read');
  await field(other).pressSequentially('It does');
  await expect(page.getByRole('img', { name: 'Sami Rahal is typing…' })).toBeVisible();
  await field(other).press('Enter');
  await expect(said(page)).toHaveText([/Does the strainer/, /It does/]);

  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline/).first()).toBeVisible();
  for (const text of ['First', 'Second', 'Third']) await say(page, `${text} while away`);
  await expect(page.getByText('Waiting for connection')).toBeVisible();
  await expect(said(page).first()).toContainText('Does the strainer lift out?');
  await expect(said(other)).toHaveCount(2);

  await context.setOffline(false);
  await expect(page.getByText('Back online. Sending the 3 messages you wrote.')).toBeVisible();
  const all = [/Does the strainer/, /It does/, /First while/, /Second while/, /Third while/];
  await expect(said(other)).toHaveText(all);
  await expect(said(page)).toHaveText(all);
  await expect(said(page).last()).toContainText('Read');
  await expect(page.getByText('Waiting for connection')).toBeHidden();
});

test('a message is answered, reacted to, changed and taken back, and both see it', { tag: '@whole' }, async ({
  page,
  noor,
  arrive,
  windowOf,
}) => {
  const sami = await arrive('Sami Rahal');
  const other = await windowOf(sami.state);
  await open(page, `/messaging/${sami._id}`);
  await say(page, 'Would you take 48 for it?');
  await open(other, `/messaging/${noor._id}`);

  await said(other).first().hover();
  await other.getByRole('button', { name: 'React with 👍' }).click();
  await expect(page.getByRole('button', { name: '👍, one person' })).toBeVisible();
  await said(other).first().hover();
  await said(other).first().getByRole('button', { name: 'More' }).click();
  await other.getByRole('menuitem', { name: 'Reply' }).click();
  await say(other, 'Yes, gladly');
  await expect(said(page).last()).toContainText('You');
  await expect(said(page).last()).toContainText('Yes, gladly');

  await said(page).first().hover();
  await said(page).first().getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await say(page, 'Would you take 50 for it?');
  await expect(said(other).first()).toContainText('Would you take 50 for it?');
  await expect(said(other).first()).toContainText('Edited');

  await said(page).first().hover();
  await said(page).first().getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(said(other).first()).toContainText('Message deleted');
  await expect(other.getByRole('link', { name: /Noor Haddad/ }).first()).toBeVisible();
});

test('what a search finds is gone to where it was said, also after a reload, and the newest is one step away', {
  tag: '@whole',
}, async ({ page, arrive }) => {
  const sami = await arrive('Sami Rahal');
  await open(page, `/messaging/${sami._id}`);
  await say(page, 'The brass lantern is yours');
  for (let part = 1; part <= 9; part += 1) await say(page, `Part ${part}\n\n\n\nof a long story`);
  await expect(said(page)).toHaveCount(10);
  await expect(said(page).first()).not.toBeInViewport();
  await expect(said(page).last()).toContainText(/Sent|Delivered/);

  await searched(page).fill('brass');
  await page.getByRole('link', { name: /The brass lantern/ }).click();
  await expect(said(page).first()).toBeInViewport();
  await expect(said(page).last()).not.toBeInViewport();
  await expect(page).toHaveURL(/\?at=\d+$/);
  await page.reload();
  await expect(said(page).first()).toBeInViewport();

  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(said(page).last()).toBeInViewport();
  await expect(page).not.toHaveURL(/at=/);
  await page.goBack();
  await expect(said(page).last()).toBeInViewport();
});

test('what was written without a connection and is refused later is not lost, and says why', {
  tag: '@whole',
}, async ({ page, context, noor, arrive, request }) => {
  const sami = await arrive('Sami Rahal');
  await open(page, `/messaging/${sami._id}`);
  await say(page, 'Is it still there?');
  await expect(said(page).last()).toContainText(/Sent|Delivered/);
  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline/).first()).toBeVisible();
  await say(page, 'I would take it today');
  await expect(page.getByText('Waiting for connection')).toBeVisible();

  const blocked = await request.put(`/api/users/${noor._id}/block`, {
    headers: { authorization: `Bearer ${tokenOf(sami)}` },
  });
  expect(blocked.ok()).toBe(true);
  // A browser that closes a page lets go what it held back for it.
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await open(next, `/messaging/${sami._id}`);
  const notSent = next.getByText('Not sent. You can’t message them right now.');
  await expect(notSent).toBeVisible();
  await expect(next.getByText('I would take it today')).toBeVisible();
  await next.reload();
  await expect(notSent).toBeVisible();
  await next.getByRole('button', { name: 'Delete' }).click();
  await expect(notSent).toBeHidden();
  await expect(next.getByText('I would take it today')).toBeHidden();
});

test('who cannot be heard for a while, and then is signed out elsewhere, is told so in the conversation', {
  tag: '@whole',
}, async ({ page, noor, arrive, request }) => {
  const sami = await arrive('Sami Rahal');
  let isAway = false;
  let cut: () => Promise<void> = async () => undefined;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      const asked = JSON.parse(String(frame));
      if (!isAway || asked.op !== 'hello') server.send(frame);
      else
        socket.send(JSON.stringify({ op: 'error', id: 'hello', code: 'unavailable', message: 'Not now.' }));
    });
    cut = () => socket.close();
  });
  await open(page, `/messaging/${sami._id}`);
  await say(page, 'Is it still there?');
  await expect(said(page).last()).toContainText(/Sent|Delivered/);

  isAway = true;
  await cut();
  await expect(page.getByText(/^Reconnecting…/)).toBeVisible();
  await say(page, 'I would take it today');
  await expect(page.getByText('Waiting for connection')).toBeVisible();
  isAway = false;
  await expect(page.getByText('Back online. Sending the message you wrote.')).toBeVisible();
  await expect(said(page).last()).toContainText(/Sent|Delivered/);

  const signedOut = await request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${tokenOf(noor)}` },
  });
  expect(signedOut.ok()).toBe(true);
  await expect(page.getByText(/^You’re signed out/)).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login/);
});
