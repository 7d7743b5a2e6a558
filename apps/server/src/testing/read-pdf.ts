import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF reader that is not ours finds on each page. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document)).text;
}
