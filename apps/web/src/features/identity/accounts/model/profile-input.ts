import type { PublicUser, UserChangesInput } from '@souk/shared/identity/accounts/schema.ts';

/** What stands in the fields of the form. */
export interface ProfileInput {
  name: string;
  handle: string;
  bio: string;
  city: string;
  links: Array<{ key: number; label: string; url: string }>;
}

export function inputOf({ name, handle, bio, city, links }: PublicUser): ProfileInput {
  return {
    name,
    handle,
    bio,
    city: city ?? '',
    links: links.map(({ label, url }, key) => ({ key, label, url })),
  };
}

/** Only what differs, so that one's own words are not checked again when something else changes. */
export function changesOf(user: PublicUser, input: ProfileInput): UserChangesInput {
  const before = inputOf(user);
  const changes: UserChangesInput = {};
  for (const field of ['name', 'handle', 'bio', 'city'] as const) {
    const value = input[field].trim();
    if (value !== before[field]) changes[field] = value;
  }
  const links = input.links.map(({ label, url }) => ({ label: label.trim(), url: url.trim() }));
  if (JSON.stringify(links) !== JSON.stringify(user.links)) changes.links = links;
  return changes;
}
