import { type ImageId, imageId } from '@souk/shared/ids.ts';

/** The picture of this market that an address leads to, as an export writes it. */
export function ownImageId(address: string, marketUrl: string): ImageId | undefined {
  const base = `${marketUrl.replace(/\/$/, '')}/media/`;
  if (!address.startsWith(base)) return undefined;
  const [id] = address.slice(base.length).split('/');
  return imageId.safeParse(id).data;
}
