export type { PeopleFacts } from './people.facts.ts';
export { blockedByYou } from './people.failures.ts';
export { peopleInvariants } from './people.invariants.ts';
export { peoplePart } from './people.personal.ts';
export { people } from './people.plugin.ts';
export { lockPeople } from './people.repo.ts';
export { findRelation, type Relation } from './relation.repo.ts';
