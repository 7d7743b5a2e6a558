import type { Page } from '@playwright/test';
import { nobody, test } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

const phone = { width: 390, height: 844 };
const inRoom = (page: Page) => page.getByRole('region', { name: 'Poll', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Polls', exact: true });
const answer = (page: Page, name: RegExp) => inRoom(page).getByRole('button', { name });

test('a host asks the room, a viewer votes and changes their mind, and everyone sees how it came out', {
  tag: '@whole',
}, async ({ page, request, arrive, windowOf }) => {
  const host = await arrive('Mara Quill');
  const show = await openShow(request, host);
  const [leading, visitor] = [await windowOf(host.state), await windowOf(nobody)];
  await page.setViewportSize(phone);
  await Promise.all([open(leading, show.path), open(page, show.path), open(visitor, show.path)]);

  await panel(leading).getByRole('button', { name: 'New poll' }).click();
  const form = leading.getByRole('dialog', { name: 'New poll' });
  await form.getByLabel('Your question').fill('Which glaze next?');
  await form.getByLabel('Answer 1').fill('Tenmoku');
  await expect(form.getByRole('button', { name: 'Ask the room' })).toBeDisabled();
  await form.getByLabel('Answer 2').fill('Celadon');
  await form.getByRole('button', { name: 'Add an answer' }).click();
  await form.getByLabel('Answer 3', { exact: true }).fill('Shino');
  await form.getByRole('button', { name: 'Ask the room' }).click();

  await answer(page, /Celadon/).click();
  await expect(answer(page, /Celadon/)).toHaveAttribute('aria-pressed', 'true');
  await expect(inRoom(page)).toContainText('1 vote');
  await answer(page, /Shino/).click();
  await expect(answer(page, /Shino/)).toContainText('100');
  await page.reload();
  await expect(answer(page, /Shino/)).toHaveAttribute('aria-pressed', 'true');
  await expect(inRoom(visitor).getByRole('link', { name: 'Sign in to vote' })).toBeVisible();

  await panel(leading).getByRole('button', { name: 'End now' }).click();
  await expect(inRoom(visitor)).toContainText('Poll over · 1 vote');
  await expect(inRoom(page).getByRole('button', { name: /Shino/ })).toHaveCount(0);
});
