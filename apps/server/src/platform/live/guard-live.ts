import { denied } from '@souk/live/errors.ts';
import type { Asked } from '@souk/live/server/declaration.ts';
import { canonicalId } from '@souk/shared/ids.ts';
import { muted, suspended } from '../errors/failures.ts';
import type { LiveAsker, LiveChannel, LiveDeclaration } from './live-asker.ts';

/** What the access rule of a route sees to, for documents: ids in their one form, and who may not write. */
export function guardLive(declaration: LiveDeclaration): LiveDeclaration {
  const { read, write, speaks } = declaration;
  return {
    ...declaration,
    ...(read ? { read: (asked) => namesOneThing(asked.params) && read(asked) } : {}),
    ...(write
      ? {
          speaks: speaks === true,
          write: (asked) => {
            refuseSilenced(asked, speaks === true);
            return namesOneThing({ ...asked.params, id: asked.id }) && write(asked);
          },
        }
      : {}),
  } as LiveDeclaration;
}

export function guardChannel(channel: LiveChannel): LiveChannel {
  const { subscribe, publish } = channel;
  return {
    ...channel,
    ...(subscribe ? { subscribe: (asked) => namesOneThing(asked.params) && subscribe(asked) } : {}),
    ...(publish
      ? {
          publish: (asked) => {
            refuseSilenced(asked, true);
            return namesOneThing(asked.params) && publish(asked);
          },
        }
      : {}),
  };
}

function refuseSilenced({ who }: Asked<LiveAsker>, speaks: boolean): void {
  if (who?.actor.suspended) throw denied(suspended().message);
  if (who?.actor.muted && speaks) throw denied(muted().message);
}

const likeAnId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** A path is text: in capitals it would be another document of the same person, show or message. */
const namesOneThing = (names: Readonly<Record<string, string>>): boolean =>
  Object.values(names).every((name) => (name.match(likeAnId) ?? []).every((id) => id === canonicalId(id)));
