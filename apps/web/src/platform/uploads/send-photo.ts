/** A photo that was taken or chosen, sent as one of a product. What sends files is only fetched for who has one. */
export async function sendPhoto(photo: File): Promise<string> {
  const { sendOne } = await import('./index.ts');
  return (await sendOne(photo, 'product-image').done)._id;
}
