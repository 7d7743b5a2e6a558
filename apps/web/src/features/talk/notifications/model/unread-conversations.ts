/** How many people wait for an answer: those one has muted or put away do not count. */
export function unreadConversations(docs: ReadonlyArray<{ data: object }>): number {
  return docs.filter(({ data }) => {
    const { unread, muted, hidden } = data as { unread?: unknown; muted?: unknown; hidden?: unknown };
    return typeof unread === 'number' && unread > 0 && !muted && !hidden;
  }).length;
}
