import { withPictures } from '../pictures-and-motion.ts';
import { expect, open, test } from '../quiet.ts';

test.use(withPictures);

test('a maintainer sees every part of the design system, also as a phone draws it', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/system-developer/ui');
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
  const parts = await page.getByRole('heading', { level: 2 }).count();
  expect(parts).toBeGreaterThan(20);

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  const phone = await opened;
  await expect(phone.getByRole('heading', { level: 2 })).toHaveCount(parts);
  expect(await phone.evaluate(() => innerWidth)).toBeLessThan(420);
});
