/** A photo that was taken or chosen, sent as one of a product. What sends files is only fetched for who has one. */
export async function sendPhoto(photo: File): Promise<string> {
  const known = sent.get(photo);
  if (known) return known;
  const { sendOne } = await import('./index.ts');
  const { _id } = await sendOne(photo, 'product-image').done;
  sent.set(photo, _id);
  return _id;
}

// What it was for may have to be sent again, as the same thing.
const sent = new WeakMap<File, string>();
