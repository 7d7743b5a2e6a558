import { lineOf, type SourceFile, sourceFiles } from './files.ts';

/** A comment names the person by their role: a vague pronoun leaves the reader to work out who it is. */
export function checkComments(files: SourceFile[] = sourceFiles(/\.(tsx?|mts|mjs)$/)): string[] {
  return files
    .filter(({ path, text }) => vague.test(text) && path !== samples)
    .flatMap(({ path, text }) =>
      [...text.matchAll(vagueComment)].map(
        ({ index, 0: found, 1: word }) =>
          `${path}:${lineOf(text, index + found.length)} says "${word}" in a comment: name the role (buyer, seller, host, viewer, bidder, reader, caller), or write "a person"`,
      ),
    );
}

// What it gives the check to refuse stands in texts there.
const samples = 'scripts/check/comments.test.ts';

// Most files have none, and are not searched line by line.
const vague = /whoever|whomever|somebody/i;

/** On a line that begins as a comment does, or behind the mark that opens one. */
const vagueComment =
  /^(?:\s*(?:\/\/|\*)|.*(?:\/\*|\s\/\/\s))(?:(?!\*\/).)*?\b(whoever|whomever|somebody)\b/gim;
