import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callsOf } from '../buying.ts';
import { keepAddress, test, tokenOf } from '../newcomers.ts';
import { withMotion } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

test.use(withMotion);

const phone = { width: 390, height: 844 };
const inRoom = (page: Page) => page.getByRole('region', { name: 'Giveaway', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Giveaways', exact: true });

test('a host gives a mug away, two viewers enter, one wins it, and anyone checks the draw', {
  tag: '@whole',
}, async ({ page, request, noor, arrive, windowOf }) => {
  test.slow();
  const [host, jonas] = [await arrive('Mara Quill'), await arrive('Jonas Berg')];
  for (const one of [noor, jonas])
    await keepAddress(request, one, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  const show = await openShow(request, host);
  const [leading, other] = [await windowOf(host.state), await windowOf(jonas.state)];
  await other.setViewportSize(phone);
  await Promise.all([open(leading, show.path), open(page, show.path), open(other, show.path)]);

  // What was prepared can be removed until it starts.
  await panel(leading).getByRole('button', { name: 'New giveaway' }).click();
  const form = leading.getByRole('dialog', { name: 'New giveaway' });
  await form.getByText('Something else', { exact: true }).click();
  await form.getByLabel('What is it?').fill('Tasting cup');
  await form.getByText('Followers', { exact: true }).click();
  await form.getByRole('button', { name: 'Add giveaway' }).click();
  await expect(panel(leading)).toContainText('Followers · 5 min');
  await panel(leading).getByRole('button', { name: 'Remove Tasting cup' }).click();
  await expect(panel(leading).getByText('Tasting cup')).toHaveCount(0);

  // What is open can be cancelled; who was in it reads that nobody was drawn.
  const give = callsOf(request, tokenOf(host));
  await give(`/shows/${show.id}/giveaways`, { item: { kind: 'quick', name: 'Chipped bowl' } });
  await panel(leading).getByRole('button', { name: 'Start Chipped bowl' }).click();
  await inRoom(page).getByRole('button', { name: 'Enter', exact: true }).click();
  await panel(leading).getByRole('button', { name: 'Cancel giveaway Chipped bowl' }).click();
  await leading.getByRole('dialog').getByRole('button', { name: 'Cancel giveaway' }).click();
  await expect(inRoom(page)).toContainText('Giveaway cancelled');
  await expect(panel(leading)).toContainText('Giveaway cancelled');
  await inRoom(page).getByRole('link', { name: 'See details' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled, no winner drawn' })).toBeVisible();
  await open(page, show.path);

  // The shortest there is.
  const item = { kind: 'quick', name: 'Moss mug', worth: { amount: 1_800, currency: 'USD' } };
  await give(`/shows/${show.id}/giveaways`, { item, seconds: 30, audience: 'followers' });
  await panel(leading).getByRole('button', { name: 'Start Moss mug' }).click();
  await expect(inRoom(page)).toContainText('Moss mug');
  await inRoom(page).getByRole('button', { name: 'Enter', exact: true }).dblclick();
  await expect(inRoom(page)).toContainText('You’re in');
  await inRoom(other)
    .getByRole('button', { name: /Moss mug/ })
    .click();
  const details = other.getByRole('dialog', { name: 'Giveaway' });
  await expect(details).toContainText('Worth $18');
  await details.getByRole('button', { name: 'Follow and enter' }).click();
  await expect(details).toContainText('You’re in · entry 2');
  await expect(panel(leading)).toContainText('2 entries');

  const won = (one: Page) => inRoom(one).filter({ hasText: 'You won!' });
  await expect(panel(leading)).toContainText(/\w+ won!/, { timeout: 45_000 });
  const isNoor = await panel(leading).getByText(`${noor.handle} won!`).isVisible();
  const [winners, losers] = isNoor ? [page, other] : [other, page];
  await expect(won(winners)).toContainText('You’ll find it in your orders');
  await expect(inRoom(losers)).toContainText(`${isNoor ? noor.handle : jonas.handle} won!`);

  await inRoom(winners).getByRole('link', { name: 'Check the draw' }).click();
  const verdict = winners.getByRole('status').filter({ hasText: 'Checked in your browser' });
  await expect(verdict).toContainText('The draw is fair');
  await expect(verdict).toContainText('The list of 2 entries is complete and unchanged');
  await expect(winners.getByRole('listitem').filter({ hasText: /Entry \d.*Winner/ })).toContainText('Yours');
  const [download] = await Promise.all([
    winners.waitForEvent('download'),
    winners.getByRole('button', { name: 'Download as JSON' }).click(),
  ]);
  const log = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(log).toMatchObject({ format: 'souk-giveaway-1', audience: 'followers' });

  await open(winners, '/myorders');
  await winners.getByRole('link', { name: /\$0\.00 Moss mug Paid/ }).click();
  await expect(winners.getByText('Moss mug').filter({ visible: true }).first()).toBeVisible();
});
