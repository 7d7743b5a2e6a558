import { nobody, test } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

test('a host takes those who watch into another show as theirs ends; who wants to stays, others go on from there', {
  tag: '@whole',
}, async ({ page, request, arrive, windowOf }) => {
  const host = await arrive('Mara Quill');
  const show = await openShow(request, host);
  const { items } = await (await request.get('/api/shows/rail')).json();
  const [target] = items;
  const [leading, visitor] = [await windowOf(host.state), await windowOf(nobody)];
  await Promise.all([open(leading, show.path), open(page, show.path), open(visitor, show.path)]);

  await leading.getByRole('button', { name: 'End show' }).filter({ visible: true }).click();
  await leading.getByRole('button', { name: /^Take your viewers to another show/ }).click();
  const choice = leading.getByRole('dialog', { name: 'Where to next?' });
  await expect(choice.getByRole('button', { name: 'End show and go' })).toBeDisabled();
  await choice.getByLabel('Find a live show').fill('nothing of that name');
  await expect(choice.getByText('No live show found')).toBeVisible();
  await choice.getByLabel('Find a live show').fill(target.title);
  await choice.getByRole('button', { name: target.title }).click();
  await choice.getByRole('button', { name: 'End show and go' }).click();

  const takes = `${show.shop.name} is taking you to ${target.shop.name}`;
  await expect(leading.getByRole('region', { name: takes })).toBeVisible();
  await visitor.getByRole('region', { name: takes }).getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('region', { name: takes }).getByRole('button', { name: 'Go now' }).click();
  await expect(page).toHaveURL(`/live/${target._id}`);
  const came = page.getByRole('log').getByText(`${show.shop.name} came over with`);
  await expect(came).toBeVisible();
  await expect(visitor.getByRole('region', { name: takes })).toBeHidden();

  await page.getByRole('heading', { name: target.title, exact: true }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Next show' }).filter({ visible: true }).waitFor();
  // What was about to be said there is not said in another room.
  const words = page.getByRole('region', { name: 'Chat' }).getByRole('combobox');
  await words.fill('Is it glazed?');
  await words.blur();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(`/live/${target._id}`);
  const next = page.url();
  await expect(words).toHaveValue('');
  await page.getByRole('button', { name: 'Previous show' }).click();
  await expect(page).toHaveURL(`/live/${target._id}`);
  await page.getByRole('button', { name: 'Next show' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(next);

  // Who says nothing goes along when it is time.
  await expect(leading).toHaveURL(`/live/${target._id}`, { timeout: 15_000 });

  // However far one went on, back is the show that ended, which takes nobody along any more.
  await page.goBack();
  await expect(page).toHaveURL(show.path);
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: takes })).toBeHidden();
});
