// Without letters and digits that sound or look alike when read out.
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const words = ['HELLO', 'THANKS', 'TREAT', 'FRIENDS', 'SOUK'];

/** A word one remembers and four signs nobody guesses: "TREAT-7KQM". */
export function suggestCode(): string {
  const random = crypto.getRandomValues(new Uint32Array(5));
  const word = words[(random[4] ?? 0) % words.length];
  const rest = [...random.slice(0, 4)].map((one) => signs[one % signs.length]).join('');
  return `${word}-${rest}`;
}
