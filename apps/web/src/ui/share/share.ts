import { toast } from '../toast/toast.ts';

/** Opens the device's own sheet, or copies the address where there is none. */
export async function share(title: string, copied: string): Promise<void> {
  const url = location.href;
  if (navigator.share) {
    // Closing the sheet without choosing is not a failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url);
  toast({ id: 'share', kind: 'done', title: copied });
}
