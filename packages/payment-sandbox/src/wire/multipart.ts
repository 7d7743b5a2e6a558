import { createHash } from 'node:crypto';
import type { Form } from './form.ts';
import { invalidRequest } from './wire-error.ts';

const marker = /^multipart\/form-data;\s*boundary="?([^";]{1,70})"?/i;

export const boundaryOf = (contentType: string | undefined): string | undefined =>
  marker.exec(contentType ?? '')?.[1];

/** What is sent with a file in it, each byte a letter. Of the file only its name, type, size and digest stay. */
export function readMultipart(body: string, boundary: string): Form {
  const form: Form = Object.create(null);
  const [before, ...parts] = `\r\n${body}`.split(`\r\n--${boundary}`);
  if (before !== '' || parts.pop()?.trim() !== '--') throw invalidRequest('The multipart body is broken.');
  for (const part of parts) {
    const end = part.indexOf('\r\n\r\n');
    const head = part.slice(0, end);
    const name = /\bname="([^"]*)"/.exec(head)?.[1];
    if (end < 0 || !name || name === '__proto__') throw invalidRequest('The multipart body is broken.');
    const content = part.slice(end + 4);
    const filename = /\bfilename="([^"]*)"/.exec(head)?.[1];
    form[name] =
      filename === undefined
        ? Buffer.from(content, 'latin1').toString('utf8')
        : {
            name: Buffer.from(filename, 'latin1').toString('utf8'),
            type: /^content-type:\s*(\S+)/im.exec(head)?.[1] ?? 'application/octet-stream',
            size: String(content.length),
            digest: createHash('sha256').update(content, 'latin1').digest('base64url'),
          };
  }
  return form;
}
