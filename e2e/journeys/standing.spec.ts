import { nobody, test } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';

test.describe('someone an admin suspends', () => {
  test.use({ provoked: /status of 403/ });

  test('is refused in the window they have open, and told why', async ({ page, noor, arrive, windowOf }) => {
    const elif = await arrive('Elif Demir');
    await open(page, `/profile/${elif._id}`);
    await page.getByRole('button', { name: 'Follow Elif Demir' }).click();
    await expect(page.getByRole('button', { name: '1 follower' })).toBeVisible();

    const admin = await windowOf(stateOf('admin'));
    await open(admin, '/admin/users');
    await admin.getByRole('searchbox', { name: 'Search' }).fill(noor.email);
    await admin.getByRole('row').filter({ hasText: noor.email }).getByRole('button').first().click();
    const person = admin.getByRole('dialog', { name: 'Person' });
    await person.getByRole('button', { name: 'Suspend' }).click();
    const question = admin.getByRole('dialog', { name: 'Suspend Noor Haddad?' });
    await question.getByLabel('Reason').fill('Sold what was never sent.');
    await question.getByRole('button', { name: 'Suspend' }).click();
    await expect(admin.getByText('Noor Haddad is suspended', { exact: true })).toBeVisible();

    // That it takes five seconds at most is measured where no browser adds its own time: session.security.test.ts.
    await expect(async () => {
      const answered = page.waitForResponse('**/follow', { timeout: 5_000 });
      await page.getByRole('button', { name: /^Follow(ing)? Elif Demir$/ }).click();
      expect((await answered).status()).toBe(403);
    }).toPass();
    await expect(page.locator('[aria-live=assertive]')).toContainText('This account is suspended.');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Following Elif Demir' })).toBeVisible();

    // What the market keeps of them stays theirs.
    await open(page, '/settings/account');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await arriving).suggestedFilename()).toBe('souk.zip');
    await open(page, `/profile/${elif._id}`);

    const elsewhere = await windowOf(nobody);
    await open(elsewhere, '/login');
    await elsewhere.getByLabel('Email').fill(noor.email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(noor.password);
    await elsewhere.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(elsewhere.getByRole('alert')).toContainText('This account is suspended.');

    await person.getByRole('button', { name: 'Lift suspension' }).click();
    await admin
      .getByRole('dialog', { name: 'Lift Noor Haddad’s suspension?' })
      .getByRole('button', { name: 'Lift suspension' })
      .click();
    await expect(admin.getByText('Noor Haddad is no longer suspended', { exact: true })).toBeVisible();
    await expect(async () => {
      await page.getByRole('button', { name: 'Following Elif Demir' }).click();
      await expect(page.getByRole('button', { name: '0 followers' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});

test.describe('someone an admin mutes', () => {
  test.use({ provoked: /status of 403/ });

  test('cannot show others a new word of theirs, and is told so', { tag: '@whole' }, async ({
    page,
    noor,
    windowOf,
  }) => {
    await open(page, `/profile/${noor._id}`);
    const admin = await windowOf(stateOf('admin'));
    await open(admin, '/admin/users');
    await admin.getByRole('searchbox', { name: 'Search' }).fill(noor.email);
    await admin.getByRole('row').filter({ hasText: noor.email }).getByRole('button').first().click();
    await admin.getByRole('dialog', { name: 'Person' }).getByRole('button', { name: 'Mute' }).click();
    const question = admin.getByRole('dialog', { name: 'Mute Noor Haddad?' });
    await question.getByLabel('Reason').fill('Wrote the same to forty people.');
    await question.getByRole('button', { name: 'Mute' }).click();
    await expect(admin.getByText('Noor Haddad is muted', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Edit profile' }).click();
    const form = page.getByRole('form', { name: 'Edit profile' });
    await form.getByLabel('About you').fill('Buy now at noor dot example');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText('You can’t message others right now.');
    await page.reload();
    await expect(page.getByText('Buy now at noor dot example')).toHaveCount(0);
  });
});
