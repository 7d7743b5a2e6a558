/** Puts a field under the reader's hands, in the middle, where no bar of the page covers it. */
export function bringTo(id: string | undefined): void {
  const field = id ? document.getElementById(id) : null;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
