import { test as setup } from '@playwright/test';
import { type Person, people, signIn, stateOf } from './people.ts';

for (const person of Object.keys(people) as Person[]) {
  setup(`${person} signs in`, async ({ page }) => {
    await page.goto('/login');
    await signIn(page, person);
    await page.waitForURL('/');
    await page.context().storageState({ path: stateOf(person) });
  });
}
