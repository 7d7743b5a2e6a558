import type { DocumentType } from '@souk/shared/identity/verification/schema.ts';
import type { FastifyReply } from 'fastify';
import type { ReadDocument } from './documents.service.ts';

/** Hands a document over as a file: nothing in it may run, and no copy stays on the way. */
export const sendDocument = (reply: FastifyReply, { kind, contentType, bytes }: ReadDocument): FastifyReply =>
  reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${kind}.${endings[contentType]}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(bytes);

const endings: Record<DocumentType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};
