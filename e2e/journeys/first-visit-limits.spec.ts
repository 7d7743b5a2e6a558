import { test } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';

test('a spending limit holds at once; a higher one waits a day, and can be taken back', async ({ page }) => {
  await open(page, '/settings/limits');
  await page.getByRole('button', { name: 'Set a limit: In any 7 days' }).click();
  const form = page.getByRole('form', { name: 'In any 7 days' });
  await form.getByRole('button', { name: 'Save limit' }).click();
  await expect(form.getByLabel('Your limit')).toHaveAccessibleDescription(/An amount above zero/);
  await form.getByLabel('Your limit').fill('50');
  await expect(form).toContainText('Applies right away');
  await form.getByRole('button', { name: 'Save limit' }).click();
  await expect(page.getByText('Your new limit is set')).toBeVisible();
  await expect(page.getByText('$0 spent, $50 left')).toBeVisible();

  await page.getByRole('button', { name: 'Edit limit: In any 7 days' }).click();
  await form.getByLabel('Your limit').fill('80');
  await expect(form).toContainText('Applies in 24 hours; the lower limit stays until then');
  await form.getByRole('button', { name: 'Save limit' }).click();
  const waiting = page.getByText(/your limit becomes \$80/);
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(page.getByText('$0 spent, $50 left')).toBeVisible();

  await page.getByRole('button', { name: 'Keep the lower limit' }).click();
  await expect(waiting).toBeHidden();
  await expect(page.getByText('$0 spent, $50 left')).toBeVisible();
});

test('a break says until when, asks for a yes, and cannot be made shorter', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/settings/limits');
  await page.getByRole('group', { name: 'How long' }).getByText('7 days').click();
  await page.getByRole('button', { name: 'Start a break' }).click();
  const question = page.getByRole('dialog', { name: 'No buying for 7 days?' });
  await expect(question.getByRole('button', { name: 'Start the break' })).toBeDisabled();
  await question.getByRole('checkbox', { name: 'I understand that no one can end it early' }).check();
  await question.getByRole('button', { name: 'Start the break' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^Your break ends/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make it 30 days from now' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'How long' })).toHaveCount(0);
});

test('a switch that was turned off is still off after a reload', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/settings/notifications');
  const push = page.getByRole('switch', { name: 'Outbid: Push' });
  await expect(push).toBeChecked();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await push.click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(push).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Outbid: In app' })).toBeChecked();
});
