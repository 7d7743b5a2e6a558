// Characters that show nothing, or turn the direction of what follows, and so make one text look like another.
// U+200C and U+200D stay: Persian, Indic scripts and joined emoji need them.
const hidden =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\u061c\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;
const hiddenInLines =
  /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;
const towers = /\p{M}{6,}/u;
const readable = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** Whether a text on one line, such as a name, can be shown beside others without playing tricks on readers. */
export const isPlainLine = (text: string): boolean =>
  readable.test(text) && !hidden.test(text) && !towers.test(text);

/** The same for a text of several lines, which may be empty. */
export const isPlainText = (text: string): boolean => !hiddenInLines.test(text) && !towers.test(text);

/** An address somewhere else that shows where it leads: https, a host, and nobody's name before it. */
export function isOpenLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}
