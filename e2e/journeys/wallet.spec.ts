import { readFile } from 'node:fs/promises';
import { typeCard } from '../buying.ts';
import { test } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';

test.describe('a card', () => {
  test.use({ provoked: /status of 402/ });

  test('Noor tops up with a card whose bank asks, and sends back what she does not need', async ({
    page,
    noor: _noor,
  }) => {
    await open(page, '/wallet');
    const dialog = page.getByRole('dialog', { name: 'Top up' });
    await page.getByRole('button', { name: 'Top up' }).click();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('2');
    await typeCard(page, '4000000000000341');
    await dialog.getByRole('button', { name: 'Top up' }).click();
    await expect(dialog.getByText('Enter an amount from $5 to $2,000')).toBeVisible();
    await dialog.getByRole('button', { name: '$20', exact: true }).click();
    await dialog.getByRole('button', { name: 'Add $20.00' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Your card was declined. Try another one.');
    await expect(page.getByText('$0.00').first()).toBeVisible();

    await typeCard(page, '4000000000003220');
    await dialog.getByRole('button', { name: 'Add $20.00' }).click();
    await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
    await page.goBack();
    await expect(page.getByText('Your bank wants to check it’s you before you add $20.00.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to your bank' }).click();
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByText('$20.00 is in your wallet')).toBeVisible();
    await expect(page).toHaveURL('/wallet');
    await expect(page.getByRole('row', { name: /Top-up · Visa 3220/ })).toContainText('+$20.00');
    await expect(page.getByRole('figure', { name: 'Balance over time' })).toContainText('$20.00');

    // The card is kept for the next time, as its owner said.
    await page.getByRole('button', { name: 'Top up' }).click();
    await expect(dialog.getByRole('radio', { name: /Visa ending in 3220/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Send back to card' }).click();
    const back = page.getByRole('dialog', { name: 'Send back to card' });
    await back.getByRole('textbox', { name: 'Amount' }).fill('25');
    await back.getByRole('button', { name: 'Send back $25.00' }).click();
    await expect(back.getByText('You can send back up to $20.00', { exact: true })).toBeVisible();
    await back.getByRole('textbox', { name: 'Amount' }).fill('12.50');
    await back.getByRole('button', { name: 'Send back $12.50' }).click();
    await expect(page.getByText('$12.50 is on its way to Visa 3220')).toBeVisible();
    await expect(page.getByRole('row', { name: /Top-up returned/ })).toContainText('$7.50');
  });
});

test.describe('a seller', () => {
  test.use({ storageState: async ({ browser: _ }, use) => use(stateOf('seller')) });

  test('sees both kinds of money, looks for an order, and takes the statement along', {
    tag: '@whole',
  }, async ({ page }) => {
    await open(page, '/wallet');
    await expect(page.getByRole('radio', { name: /^Shop balance/ })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await page.getByRole('button', { name: 'Sales', exact: true }).click();
    const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row', { name: /SK-/ });
    await expect(rows.filter({ hasText: 'Now available' })).toHaveCount(0);
    const number = /SK-\d+/.exec((await rows.first().textContent()) ?? '')?.[0] ?? '';
    await page.getByRole('searchbox', { name: 'Order or payout number' }).fill(number);
    await expect(rows).toHaveCount(1);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const file = await (await saved).path();
    const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
    expect(lines[0]).toContain('Date,Description,Details,Order,Status,Amount,Currency,Balance');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`,${number},`);

    await page.getByRole('searchbox', { name: 'Order or payout number' }).fill('SK-1');
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(rows.first()).toBeVisible();
    await page.getByRole('group', { name: 'Show transactions for' }).getByText('Wallet').click();
    await expect(page.getByRole('searchbox', { name: 'Order number' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden();
  });
});
