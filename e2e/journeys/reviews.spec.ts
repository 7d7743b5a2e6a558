import type { Page } from '@playwright/test';
import { productCalled } from '../demo-world.ts';
import { test } from '../newcomers.ts';
import { noisePicture } from '../noise-picture.ts';
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

test('a reader reports a review, and the staff take it away', async ({ page: reader, request, windowOf }) => {
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
