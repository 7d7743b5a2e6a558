interface Page<Thing> {
  data: Thing[];
  has_more: boolean;
}

/** A list of the provider page by page, the newest first. */
export async function* pagesOf<Thing extends { id: string }>(
  list: (from: { limit: number; starting_after?: string }) => Promise<Page<Thing>>,
): AsyncGenerator<readonly Thing[]> {
  let last: string | undefined;
  do {
    const page = await list({ limit: 100, ...(last !== undefined && { starting_after: last }) });
    yield page.data;
    last = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (last !== undefined);
}
