import type { UserId } from '@souk/shared/ids.ts';
import type { TestApp } from './build-test-app.ts';
import { pagesOf } from './read-pdf.ts';

export interface ReadPaper {
  status: number;
  bytes: Buffer;
  name: string;
  /** What a reader of the file finds on each page. */
  pages: string[];
  text: string;
}

/** A paper as its reader gets it, read by a PDF reader that is not ours. */
export async function paperFor(
  app: TestApp,
  user: { id: UserId },
  url: string,
  language = 'en',
): Promise<ReadPaper> {
  const headers = { authorization: `Bearer ${await app.tokenOf(user)}`, 'accept-language': language };
  const answer = await app.app.inject({ url, headers });
  const isPaper = answer.headers['content-type'] === 'application/pdf';
  const pages = isPaper ? await pagesOf(answer.rawPayload) : [];
  return {
    status: answer.statusCode,
    bytes: answer.rawPayload,
    name: /filename="(.*)"/.exec(String(answer.headers['content-disposition']))?.[1] ?? '',
    pages,
    text: pages.join('\n'),
  };
}
