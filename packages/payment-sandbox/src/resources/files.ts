import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, load, route } from '../call.ts';
import { newId } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { expand, nothing, page, text, whole } from '../wire/params.ts';
import { invalidRequest } from '../wire/wire-error.ts';

/** What a bank reads of evidence, and how much of it. */
const types: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};
const mostBytes = 5 * 1024 * 1024;

const creation = z.strictObject({
  file: z.strictObject({ name: text, type: text, size: whole, digest: text }),
  purpose: z.literal('dispute_evidence'),
  ...expand,
});

/** Uploaded files; what is in them is not kept. */
export const files = [
  route('POST /v1/files', { params: creation }, (call, { file, purpose }) => {
    const type = types[file.type];
    if (!type) throw invalidRequest('Files of this type are not taken.', { param: 'file' });
    if (file.size > mostBytes) throw invalidRequest('The file is too large.', { param: 'file' });
    const made = newFile(call, { filename: file.name, purpose, size: file.size, type });
    call.store.add(made, { account: call.account, hidden: { digest: file.digest } });
    return made;
  }),
  route('GET /v1/files', { params: z.strictObject({ ...page, purpose: text.optional() }) }, (call, given) =>
    listOf(call, 'file', '/v1/files', given, { purpose: given.purpose }),
  ),
  route('GET /v1/files/:id', { params: nothing }, (call, _, [file = '']) =>
    load<Stripe.File>(call, 'file', file),
  ),
];

function newFile(
  call: Call,
  given: Pick<Stripe.File, 'filename' | 'purpose' | 'size' | 'type'>,
): Stripe.File {
  const id = newId('file');
  return {
    id,
    object: 'file',
    created: call.now,
    expires_at: null,
    links: { object: 'list', data: [], has_more: false, url: `/v1/file_links?file=${id}` },
    title: null,
    url: `${call.origin}/v1/files/${id}/contents`,
    ...given,
  } as Stripe.File;
}
