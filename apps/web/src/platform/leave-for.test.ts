import { expect, test, vi } from 'vitest';
import { leaveFor } from './leave-for.ts';

test('who left for their bank stays busy until the browser brings the page back as it was', async () => {
  const assign = vi.fn();
  const page = new EventTarget();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('window', page);
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  let isBusy = true;
  const left = leaveFor('https://bank.example/ask').then(() => {
    isBusy = false;
  });
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://bank.example/ask');
  // As it is drawn for the first time.
  show(false);
  await Promise.resolve();
  expect(isBusy).toBe(true);
  show(true);
  await left;
  expect(isBusy).toBe(false);
});
