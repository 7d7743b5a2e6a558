/** "sk 20418" and "SK-20418" are one order; null when it cannot be one. */
export function orderNumber(text: string): string | null {
  const found = /^(?:SK)?[\s-]*(\d{4,10})$/.exec(text.trim().toUpperCase());
  return found ? `SK-${found[1]}` : null;
}
