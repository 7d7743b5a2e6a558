import type { Page } from '@playwright/test';
import { bought, callsOf } from '../buying.ts';
import { productCalled } from '../demo-world.ts';
import { keepAddress, test, tokenOf } from '../newcomers.ts';
import { noisePicture } from '../noise-picture.ts';
import { openOwnShop } from '../own-shop.ts';
import { stateOf } from '../people.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';

test.use(withPictures);

test('a buyer reviews what reached her, another finds it helpful, the shop answers, and she takes it back', async ({
  page: reader,
  request,
  windowOf,
}) => {
  const mug = (await productCalled(request, 'Eye mug, deep sea'))._id;
  const buyer = await windowOf(stateOf('buyer'));
  await open(buyer, `/product/${mug}`);
  await buyer.getByRole('group', { name: 'Your rating' }).getByLabel('4 stars').click();
  const form = buyer.getByRole('dialog', { name: 'Write a review' });
  await form.getByLabel('What did you think?').fill('It watches me drink.\nThe handle is a little small.');
  const picture = { name: 'mug.png', mimeType: 'image/png', buffer: noisePicture(60, 60) };
  await form.locator('input[type=file]').first().setInputFiles(picture);
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(buyer.getByText('Your review is published.')).toBeVisible();
  await expect(buyer.getByRole('heading', { name: 'Your review' })).toBeVisible();

  await open(reader, `/product/${mug}`);
  const seen = reviewIn(reader, 'It watches me drink.');
  await expect(seen.getByRole('button', { name: /Enlarge photo 1 of 1/ })).toBeVisible();
  await seen.getByRole('button', { name: 'Helpful' }).click();
  await expect(seen.getByRole('button', { name: 'Helpful 1' })).toHaveAttribute('aria-pressed', 'true');

  const seller = await windowOf(stateOf('seller'));
  await open(seller, `/product/${mug}`);
  const theirs = reviewIn(seller, 'It watches me drink.');
  await theirs.getByRole('button', { name: 'Reply' }).click();
  await theirs.getByLabel('Your reply').fill('The next ones have larger handles.');
  await theirs.getByRole('button', { name: 'Publish reply' }).click();
  await expect(theirs.getByText('Atlas & Ash')).toBeVisible();
  await expect(theirs.getByText('The next ones have larger handles.')).toBeVisible();

  await reader.reload();
  await expect(seen.getByText('The next ones have larger handles.')).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Helpful 1' })).toHaveAttribute('aria-pressed', 'true');

  await reviewIn(buyer, 'It watches me drink.').getByRole('button', { name: 'Delete' }).click();
  const sure = buyer.getByRole('dialog', { name: 'Delete your review?' });
  await sure.getByRole('button', { name: 'Delete review' }).click();
  await expect(buyer.getByText('Your review is deleted.')).toBeVisible();
  await expect(buyer.getByRole('group', { name: 'Your rating' })).toBeVisible();
});

test('what its seller took off sale is reviewed from the order, and the shop’s page shows it', {
  tag: '@whole',
}, async ({ page: reader, noor, arrive, windowOf, request }) => {
  const { _id, product } = await openOwnShop(request, noor, {
    currency: 'USD',
    city: 'Porto',
    country: 'PT',
  });
  const ida = await arrive('Ida Lund');
  await keepAddress(request, ida, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  const order = await bought(request, tokenOf(ida), product._id, {});
  const sell = callsOf(request, tokenOf(noor));
  await sell(`/orders/${order._id}/pack`, {});
  await sell(`/orders/${order._id}/ship`, {});
  await callsOf(request, tokenOf(ida))(`/orders/${order._id}/confirm-delivery`, {});
  await sell(`/products/${product._id}/archive`, {});

  const buyer = await windowOf(ida.state);
  await open(buyer, `/myorders?order=${order._id}`);
  await expect(buyer.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Buy again' })).toBeHidden();
  await buyer.getByRole('button', { name: 'Write a review' }).click();
  const form = buyer.getByRole('dialog', { name: 'Write a review' });
  await form.getByLabel('2 stars').click();
  await form.getByLabel('What did you think?').fill('It leaks at the handle.');
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(buyer.getByRole('button', { name: 'Edit your review' })).toBeVisible();

  await open(reader, `/shop/${_id}?tab=reviews`);
  await expect(reader.getByText('It leaks at the handle.')).toBeVisible();
});

test('a reader reports a review, and the staff take it away', { tag: '@whole' }, async ({
  page: reader,
  request,
  windowOf,
}) => {
  const vase = (await productCalled(request, 'Reed vase, plum'))._id;
  const words = 'The seller should be ashamed, and so should you.';
  const buyer = await windowOf(stateOf('buyer'));
  await open(buyer, `/product/${vase}`);
  await buyer.getByRole('group', { name: 'Your rating' }).getByLabel('1 star', { exact: true }).click();
  const form = buyer.getByRole('dialog', { name: 'Write a review' });
  await form.getByLabel('What did you think?').fill(words);
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(buyer.getByRole('heading', { name: 'Your review' })).toBeVisible();

  await open(reader, `/product/${vase}`);
  await reviewIn(reader, words).getByRole('button', { name: 'Report' }).click();
  const report = reader.getByRole('dialog', { name: 'Report this review' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Choose a reason')).toBeVisible();
  await report.getByLabel('It’s abusive or threatening').check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.getByText('The market team will look into it.')).toBeVisible();

  const staff = await windowOf(stateOf('admin'));
  await open(staff, '/admin/reports');
  await staff.getByRole('button', { name: words }).click();
  await staff.getByRole('dialog', { name: 'Report' }).getByRole('button', { name: 'Resolve' }).click();
  const decision = staff.getByRole('dialog', { name: 'Resolve this report?' });
  await decision.getByRole('checkbox', { name: 'Remove the review' }).check();
  await decision.getByRole('button', { name: 'Resolve' }).click();
  await expect(staff.getByText('Report resolved.')).toBeVisible();

  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(reader.getByText(words)).toHaveCount(0);
});

const reviewIn = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
