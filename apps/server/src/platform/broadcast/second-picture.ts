const BETWEEN = '.';

/** One line of a show's second picture. */
export interface SecondLine {
  show: string;
  line: string;
}

/**
 * The picture beside a host's own is to the engine another show, so that any engine carries it: with its own
 * publisher, layers and lines. A sender who loses it is left with tokens for a name that nobody watches.
 */
export const secondOf = ({ show, line }: SecondLine): string => `${show}${BETWEEN}${line}`;

/** What a second picture belongs to; undefined for a host's own picture. */
export function readSecond(name: string): SecondLine | undefined {
  const at = name.indexOf(BETWEEN);
  return at < 0 ? undefined : { show: name.slice(0, at), line: name.slice(at + 1) };
}
