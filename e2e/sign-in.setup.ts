import { test as setup } from '@playwright/test';
import { bought } from './buying.ts';
import { productCalled } from './demo-world.ts';
import { type Person, people, signIn, stateOf, storedSession } from './people.ts';

for (const person of Object.keys(people) as Person[]) {
  setup(`${person} signs in`, async ({ page, request }) => {
    await page.goto('/login');
    await signIn(page, person);
    await page.waitForURL('/');
    await page.context().storageState({ path: stateOf(person) });
    if (person !== 'buyer') return;
    // So that both sides have an order to look at; a market that is used again has one.
    const { token } = storedSession('buyer');
    const orders = await request.get('/api/orders', { headers: { authorization: `Bearer ${token}` } });
    if ((await orders.json()).items.length > 0) return;
    const vase = await productCalled(request, 'Ash-dip pear vase, sage');
    const options = { Glaze: 'Sage', Size: 'Medium' };
    await bought(request, token, vase._id, options);
  });
}
