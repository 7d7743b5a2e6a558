/** Hands an address to the device's own sharing, or to the clipboard; tells which of the two it was. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'stopped'> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // Closing the sheet without choosing anyone is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'stopped';
      throw error;
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
