export const intoLines = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** What the pattern's first group has in the first line it fits. */
export function firstMatch(lines: readonly string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const found = pattern.exec(line);
    if (found) return found[1];
  }
  return undefined;
}
