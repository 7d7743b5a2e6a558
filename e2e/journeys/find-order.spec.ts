import { randomInt } from 'node:crypto';
import { bought } from '../buying.ts';
import { linkIn, mailTo } from '../mailbox.ts';
import { keepAddress, nobody, test, tokenOf } from '../newcomers.ts';
import { openOwnShop } from '../own-shop.ts';
import { expect, open } from '../quiet.ts';
import { fillSignIn } from '../sign-in-forms.ts';

test.use({ provoked: /404 \(Not Found\)/ });

test('who bought finds an order without signing in, reads it from the link in their mail, and signs in to that order', async ({
  noor,
  arrive,
  windowOf,
  request,
}) => {
  const shop = await openOwnShop(request, noor, { currency: 'USD', city: 'Porto', country: 'PT' });
  const ida = await arrive(`Ida Lund ${randomInt(10_000)}`);
  await keepAddress(request, ida, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  const earlier = await bought(request, tokenOf(ida), shop.product._id, {});
  await bought(request, tokenOf(ida), shop.product._id, {});

  const visitor = await windowOf(nobody);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await open(visitor, '/myorders');
  const form = visitor.getByRole('form', { name: 'Find an order' });
  const look = async (number: string) => {
    await form.getByRole('textbox', { name: 'Order number' }).fill(number);
    await form.getByRole('textbox', { name: 'Email' }).fill(ida.email);
    await form.getByRole('button', { name: 'Send me the link' }).click();
    await expect(
      visitor.getByText(`If that order was placed with ${ida.email}, a link is on its way.`),
    ).toBeVisible();
  };
  // Mistyped, which nobody is told.
  await look('SK-99999');
  await visitor.getByRole('button', { name: 'Look up another order' }).click();
  await look(earlier.number);

  const { pathname, search } = new URL(linkIn(await mailTo(request, ida.email, 'order-link')));
  const said = visitor.getByText(/^You opened this order from the link in your email/);
  await open(visitor, `${pathname}${search.slice(0, -3)}xyz`);
  await expect(visitor.getByText('This link has expired')).toBeVisible();
  await expect(said).toHaveCount(0);

  await open(visitor, `${pathname}${search}`);
  await expect(visitor.getByRole('heading', { name: `Order ${earlier.number}` })).toBeVisible();
  await expect(said).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^(Ask to cancel|Message shop)$/ })).toHaveCount(0);
  const invoice = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Invoice (PDF)' }).click();
  expect((await invoice).suggestedFilename()).toBe(`invoice-${earlier.number}.pdf`);

  await visitor.getByRole('status').filter({ has: said }).getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(visitor, ida);
  await expect(visitor.getByRole('heading', { name: `Order ${earlier.number}` })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Ask to cancel' })).toBeVisible();
});
