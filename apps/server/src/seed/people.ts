import type { ImageId, UserId } from '@souk/shared/ids.ts';
import { type NewUser, userRow } from '../features/identity/accounts/user.builder.ts';
import { idOf } from '../platform/ids.ts';
import type { NewImage } from '../platform/images/image.builder.ts';
import type { Anchor } from './anchor.ts';
import { crowd, lastNames, towns } from './content/crowd.ts';
import { type NamedPerson, neighbours, shopkeepers } from './content/named-people.ts';
import { drawnRow, imageIdOf } from './pictures.ts';
import { type Chance, chanceOf } from './random.ts';

/** Someone of the demo world, as the rest of the seed needs to know them. */
export interface DemoPerson {
  id: UserId;
  name: string;
  handle: string;
  face: number;
  picture: ImageId;
  keepsShop: boolean;
}

export interface People {
  all: DemoPerson[];
  /** Those who buy, follow and review: everyone but the staff. */
  buyers: DemoPerson[];
  named(handle: string): DemoPerson;
  users: NewUser[];
  images: NewImage[];
}

/** Everyone: shopkeepers, the neighbours one meets again, and the crowd. */
export function peopleOf(anchor: Anchor, passwordHash: string): People {
  const cast = [...shopkeepers, ...neighbours, ...crowdOf(chanceOf('crowd'))];
  const keepers = new Set(shopkeepers.map((person) => person.handle));
  const all: DemoPerson[] = [];
  const users: NewUser[] = [];
  const images: NewImage[] = [];
  for (const person of cast) {
    const chance = chanceOf(`person:${person.handle}`);
    const id = idOf<UserId>(`user:${person.handle}`);
    const joined = anchor.days(-chance.between(keepers.has(person.handle) ? 1700 : 20, 1900));
    const name = `portrait:${person.handle}`;
    images.push(
      drawnRow({
        name,
        recipe: { type: 'portrait', seed: person.face },
        width: 480,
        height: 480,
        alt: person.name,
        owner: id,
        madeAt: joined,
      }),
    );
    users.push(
      userRow({
        id,
        name: person.name,
        handle: person.handle,
        email: person.email ?? `${person.handle}@people.souk.example`,
        email_verified_at: joined,
        password_hash: person.email ? passwordHash : null,
        picture_id: imageIdOf(name),
        bio: person.bio ?? '',
        city: person.city,
        country: person.country,
        role: person.role ?? 'member',
        created_at: joined,
      }),
    );
    const { handle, face } = person;
    all.push({
      id,
      name: person.name,
      handle,
      face,
      picture: imageIdOf(name),
      keepsShop: keepers.has(handle),
    });
  }
  const staff = new Set(neighbours.filter((person) => person.role).map((person) => person.handle));
  const byHandle = new Map(all.map((person) => [person.handle, person]));
  return {
    all,
    buyers: all.filter((person) => !staff.has(person.handle)),
    users,
    images,
    named(handle) {
      const person = byHandle.get(handle);
      if (!person) throw new Error(`nobody in the demo world is called ${handle}`);
      return person;
    },
  };
}

/** Those whom one does not meet by name. */
export function crowdOf(chance: Chance): NamedPerson[] {
  const people: NamedPerson[] = [];
  const taken = new Set<string>();
  for (const group of crowd) {
    for (const face of group.faces.slice(0, group.people)) {
      let name: string;
      do name = `${chance.pick(group.firstNames)} ${chance.pick(lastNames)}`;
      while (taken.has(name));
      taken.add(name);
      const [city, country] = chance.pick(towns);
      people.push({ name, handle: name.toLowerCase().replace(' ', '.'), face, city, country });
    }
  }
  return people;
}
