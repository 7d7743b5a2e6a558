import type { FileId } from '@souk/shared/ids.ts';
import { Server } from '@tus/server';
import { asked } from './asked.ts';
import type { FileDoors } from './files.plugin.ts';
import { createUpload, finishUpload } from './upload.service.ts';

// A turn that someone else wants ends after that long, in milliseconds.
const LET_GO_MS = 500;

/** The tus protocol by its own library; who may do what is decided before it is asked, as it knows no owners. */
export function tusServer(doors: FileDoors): Server {
  return new Server({
    path: '/api/files',
    datastore: doors.place.store,
    locker: doors.turns,
    lockDrainTimeout: LET_GO_MS,
    relativeLocation: true,
    async namingFunction(request, metadata) {
      const asked = here();
      asked.created = await createUpload(asked.ctx, doors, {
        size: Number(request.headers.get('upload-length')),
        name: metadata?.filename ?? undefined,
        purpose: metadata?.purpose ?? undefined,
      });
      return asked.created;
    },
    // What else was sent along is nobody's to read again.
    async onUploadCreate(_request, { metadata = {} }) {
      const { filename = null, purpose = null } = metadata;
      return { metadata: { filename, purpose } };
    },
    async onUploadFinish(_request, { id }) {
      const { ctx } = here();
      await finishUpload(ctx, doors, { id: id as FileId, owner_id: ctx.actor.userId });
      return {};
    },
    // The library answers with words only; ours come from what was thrown.
    onResponseError(_request, error) {
      here().error = error;
      return undefined;
    },
  });
}

function here() {
  const found = asked();
  if (!found) throw new Error('the tus server was asked without anyone asking');
  return found;
}
