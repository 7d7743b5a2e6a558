import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { codeIn, mailTo } from '../mailbox.ts';
import { test } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';

test.use(withPictures);

test('a phone number is proved by the code in the text message', async ({ page, noor, request }) => {
  await open(page, `/verify/${noor._id}`);
  const step = stepOf(page, 'Phone');
  await expect(step).toContainText('Not yet');
  // A number of its own each time: only few messages a day go to one.
  const digits = `7182${randomInt(100_000, 1_000_000)}`;
  await step.getByLabel('Phone number').fill(digits);
  await step.getByRole('button', { name: 'Send code' }).click();
  await step.getByLabel('Six-digit code').fill(codeIn(await mailTo(request, `+1${digits}`, 'phone-code')));
  await expect(step).toContainText('Verified');
  await open(page, `/profile/${noor._id}`);
  await expect(page.getByText('Phone confirmed')).toBeVisible();
});

test.describe('a wrong code', () => {
  test.use({ provoked: /status of 40[01]/ });

  test('is refused at its field, and the right one is taken after it', { tag: '@whole' }, async ({
    page,
    noor,
    request,
  }) => {
    await open(page, `/verify/${noor._id}`);
    const step = stepOf(page, 'Phone');
    const digits = `7182${randomInt(100_000, 1_000_000)}`;
    await step.getByLabel('Phone number').fill(digits);
    await step.getByRole('button', { name: 'Send code' }).click();
    const code = codeIn(await mailTo(request, `+1${digits}`, 'phone-code'));
    const field = step.getByLabel('Six-digit code');
    await field.fill(code === '000000' ? '111111' : '000000');
    await expect(field).toHaveAccessibleDescription(/That code isn’t right/);
    await field.fill(code);
    await expect(step).toContainText('Verified');
  });
});

test('a seller who shows a document is approved by an admin who read it, and wears the badge', {
  tag: '@whole',
}, async ({ page, noor, request, windowOf }) => {
  const legalName = await sendCheck(page, noor._id);
  const admin = await windowOf(stateOf('admin'));
  const check = await openCheck(admin, legalName);
  await check.getByRole('button', { name: 'Approve' }).click();
  const question = admin.getByRole('dialog', { name: 'Approve Noor Haddad?' });
  const unopened = question.getByText('Not opened yet: Identity document.');
  await expect(unopened).toBeVisible();
  await expect(question.getByRole('button', { name: 'Approve anyway' })).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await check.getByRole('button', { name: 'View: Identity document' }).click();
  await check.getByRole('button', { name: 'Enlarge: Identity document' }).click();
  const large = admin.getByRole('dialog', { name: 'Identity document' });
  const paper = large.getByRole('img', { name: 'Identity document' });
  await expect(paper).toBeVisible();
  expect(await paper.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  await large.getByRole('button', { name: 'Close' }).click();
  await check.getByRole('button', { name: 'Approve' }).click();
  await expect(question).toBeVisible();
  await expect(unopened).toBeHidden();
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(admin.getByText('Noor Haddad is now a verified seller')).toBeVisible();
  await expect(check).toContainText('Approved');

  await mailTo(request, noor.email, 'seller-approved');
  await page.reload();
  await expect(stepOf(page, 'Seller identity')).toContainText('Verified');
  await open(page, `/profile/${noor._id}`);
  await expect(page.getByText('Verified seller', { exact: true })).toBeVisible();

  await open(admin, '/admin/audit');
  await expect(admin.getByRole('row').filter({ hasText: 'Document viewed' }).first()).toContainText(
    'Noor Haddad',
  );
});

test('a seller who is refused reads the reason in the mail and on the page, and can try again', {
  tag: '@whole',
}, async ({ page, noor, request, windowOf }) => {
  const legalName = await sendCheck(page, noor._id);
  const admin = await windowOf(stateOf('admin'));
  const check = await openCheck(admin, legalName);
  await check.getByRole('button', { name: 'Decline' }).click();
  const question = admin.getByRole('dialog', { name: 'Decline Noor Haddad?' });
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question.getByLabel('Reason')).toHaveAccessibleDescription(/Required/);
  const reason = 'The lower edge is cut off. Please photograph all four corners.';
  await question.getByLabel('Reason').fill(reason);
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(admin.getByText('Noor Haddad was declined')).toBeVisible();

  expect((await mailTo(request, noor.email, 'seller-refused')).body).toContain(reason);
  await page.reload();
  const step = stepOf(page, 'Seller identity');
  await expect(step).toContainText('Declined');
  await expect(step).toContainText(reason);
  await step.getByRole('button', { name: 'Try again' }).click();
  await expect(step.getByLabel('Legal name')).toBeVisible();
});

const stepOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** Fills in the check with a drawn paper and sends it off; gives the name it is sent under. */
async function sendCheck(page: Page, userId: string): Promise<string> {
  const legalName = `Noor Haddad ${randomInt(1_000_000)}`;
  await open(page, `/verify/${userId}`);
  const step = stepOf(page, 'Seller identity');
  await step.getByRole('button', { name: 'Get started' }).click();
  await step.getByLabel('Legal name').fill(legalName);
  await step.getByRole('combobox', { name: /^Country that issued it/ }).click();
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await step.getByRole('button', { name: 'Continue to documents' }).click();
  await expect(step.getByRole('button', { name: 'Send for review' })).toBeDisabled();
  const file = { name: 'card.png', mimeType: 'image/png', buffer: await drawnCard(legalName) };
  await step.getByLabel('Choose a file: Identity document').setInputFiles(file);
  await expect(step.getByRole('button', { name: 'Enlarge: Identity document' })).toBeVisible();
  await step.getByRole('button', { name: 'Send for review' }).click();
  await expect(step).toContainText('In review');
  return legalName;
}

async function openCheck(admin: Page, legalName: string): Promise<Locator> {
  await open(admin, '/admin/verifications');
  const row = admin.getByRole('row').filter({ hasText: legalName });
  await admin.getByRole('searchbox', { name: 'Search' }).fill(legalName);
  await row.getByRole('button', { name: /Noor Haddad/ }).click();
  const drawer = admin.getByRole('dialog', { name: 'Seller verification' });
  await expect(drawer).toContainText(legalName);
  return drawer;
}

async function drawnCard(name: string): Promise<Buffer> {
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="570">
    <rect width="900" height="570" fill="#e8e2d2"/><rect x="60" y="150" width="220" height="280" fill="#8a94a6"/>
    <text x="330" y="240" font-size="40">${name}</text></svg>`;
  return sharp(Buffer.from(card)).png().toBuffer();
}
