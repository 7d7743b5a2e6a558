export type ServerEvent = { name: string; data: string };

/** The events of a stream (HTML, server-sent events), however its pieces are cut. */
export async function* eventsIn(text: ReadableStream<string>): AsyncGenerator<ServerEvent> {
  const reader = text.getReader();
  let held = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      held += value;
      const parts = held.split(/\r?\n\r?\n/);
      held = parts.pop() ?? '';
      for (const part of parts) {
        const event = read(part);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function read(part: string): ServerEvent | null {
  let name = 'message';
  const data: string[] = [];
  for (const line of part.split(/\r?\n/)) {
    const [, field, value] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') name = value ?? '';
    if (field === 'data') data.push(value ?? '');
  }
  return data.length > 0 ? { name, data: data.join('\n') } : null;
}
