import { purposes } from '@souk/shared/files/purposes.ts';
import type { FileId } from '@souk/shared/ids.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteReceived } from './file.repo.ts';
import { otherOffset } from './files.failures.ts';
import type { FileDoors } from './files.plugin.ts';
import { inUploadTurn } from './one-request.service.ts';
import { askTus, checksumAlgorithms, TUS } from './tus-request.ts';
import { tusServer } from './tus-server.ts';
import { finishUpload, forgetUpload, ownUpload } from './upload.service.ts';

/** Files in parts: every verb first asks whose file it is. */
export interface Tus {
  abilities: Record<string, string>;
  announce(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  tell(request: FastifyRequest, reply: FastifyReply, id: FileId): Promise<FastifyReply>;
  receive(request: FastifyRequest, reply: FastifyReply, id: FileId): Promise<FastifyReply>;
}

export function openTus(doors: FileDoors): Tus {
  const server = tusServer(doors);
  const ask = (request: FastifyRequest, reply: FastifyReply) => askTus(server, request, reply);
  return {
    abilities,

    async announce(request, reply) {
      const announced = () => ask(request, reply);
      const { answer, asked } = bringsBytes(request)
        ? await announced()
        : await inUploadTurn(request.userCtx, announced);
      if ('error' in answer) {
        // Its sender never learns where it is.
        if (asked.created) await forgetUpload(request.ctx, asked.created);
        throw answer.error;
      }
      const file = await ownUpload(request.userCtx, asked.created as FileId);
      if (file.state === 'uploading') reply.header('upload-expires', file.expires_at.toUTCString());
      return reply.send();
    },

    async tell(request, reply, id) {
      const file = await ownUpload(request.userCtx, id);
      if (file.state !== 'uploading') {
        const length = String(file.size);
        return reply
          .headers({ ...TUS, 'upload-offset': length, 'upload-length': length, 'cache-control': 'no-store' })
          .code(200)
          .send();
      }
      const { answer } = await ask(request, reply);
      if ('error' in answer) throw answer.error;
      // The process may have been killed between the last byte and its answer.
      if (answer.headers.get('upload-offset') === String(file.size)) {
        await finishUpload(request.ctx, doors, file);
      }
      return reply.header('upload-expires', file.expires_at.toUTCString()).send();
    },

    async receive(request, reply, id) {
      const file = await ownUpload(request.userCtx, id);
      if (file.state !== 'uploading') throw otherOffset();
      const { answer } = await ask(request, reply);
      if ('error' in answer) throw answer.error;
      const offset = Number(answer.headers.get('upload-offset'));
      if (offset < file.size) {
        await noteReceived(request.ctx.db, id, offset, request.ctx.clock.now());
        reply.header('upload-expires', file.expires_at.toUTCString());
      }
      return reply.send();
    },
  };
}

/** Nobody has a turn while their bytes come: that may take long. */
const bringsBytes = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

const abilities: Record<string, string> = {
  ...TUS,
  'tus-version': '1.0.0',
  'tus-extension': 'creation,creation-with-upload,expiration,termination,checksum',
  'tus-checksum-algorithm': checksumAlgorithms.join(','),
  'tus-max-size': String(Math.max(...Object.values(purposes).map(({ maxBytes }) => maxBytes))),
};
