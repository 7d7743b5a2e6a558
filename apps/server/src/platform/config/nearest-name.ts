/** The known name closest to a mistyped one, if one is close enough to be meant. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({ name, distance: editDistance(typed, name) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(2, typed.length / 4) ? best.name : undefined;
}

/** Levenshtein: the fewest letters to add, drop or change to turn one word into the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, wanted] of [...to].entries()) {
      next.push(
        Math.min(next[column]! + 1, row[column + 1]! + 1, row[column]! + (letter === wanted ? 0 : 1)),
      );
    }
    row = next;
  }
  return row[to.length]!;
}
