import { cartLimits } from '@souk/shared/money/cart/rules.ts';

/** What someone put in their cart before they signed in; only this browser knows of it. */
export interface SavedLine {
  variantId: string;
  quantity: number;
}

export const cartKey = 'souk-cart';

// As long as the page, where the browser lets it keep nothing.
let here: string | null = null;

export function savedLines(): SavedLine[] {
  const lines = parsed(read());
  return Array.isArray(lines) ? lines.filter(isLine).slice(0, cartLimits.lines) : [];
}

/** Adds to what is kept, never more than there are. False when there is no room for it. */
export function keepLine({ variantId, quantity }: SavedLine, available: number): boolean {
  const lines = savedLines();
  const known = lines.find((line) => line.variantId === variantId);
  const total = (known?.quantity ?? 0) + quantity;
  if (total > Math.min(available, cartLimits.quantity)) return false;
  if (!known && lines.length >= cartLimits.lines) return false;
  const others = lines.filter((line) => line !== known);
  write(
    JSON.stringify(known ? [...others, { variantId, quantity: total }] : [...lines, { variantId, quantity }]),
  );
  return true;
}

/** Once an account has them. */
export function forgetSavedCart(): void {
  here = null;
  try {
    localStorage.removeItem(cartKey);
  } catch {
    // Where nothing may be kept, nothing was.
  }
}

function isLine(line: unknown): line is SavedLine {
  if (typeof line !== 'object' || line === null || !('variantId' in line) || !('quantity' in line))
    return false;
  const { variantId, quantity } = line;
  return (
    typeof variantId === 'string' &&
    Number.isInteger(quantity) &&
    0 < Number(quantity) &&
    Number(quantity) < 100
  );
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(cartKey) ?? here;
  } catch {
    return here;
  }
}

function write(text: string): void {
  here = text;
  try {
    localStorage.setItem(cartKey, text);
  } catch {
    // Forbidden or full: this page remembers by itself.
  }
}
