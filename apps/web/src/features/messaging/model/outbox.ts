export type Outgoing = { id: string; text: string; at: string; state: 'sending' | 'sent' | 'failed' };

export type OutboxChange =
  | { kind: 'written'; id: string; text: string; at: string }
  | { kind: 'sending' | 'sent' | 'failed'; id: string };

/** What one has written here, in order, and how far each message has come. */
export function outbox(messages: readonly Outgoing[], change: OutboxChange): Outgoing[] {
  if (change.kind === 'written') {
    const { id, text, at } = change;
    return [...messages, { id, text, at, state: 'sending' }];
  }
  return messages.map((message) => (message.id === change.id ? { ...message, state: change.kind } : message));
}
