/** A public short name from a name, made unique by the end of the user's id. */
export function handleFrom(name: string, id: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 20);
  return `${plain || 'user'}${id.slice(-6)}`;
}
