/** Divides a whole by weights so that the parts add up to it; what is left over goes where most was cut off. */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? whole : 0));
  const parts = weights.map((weight, index) => {
    const product = BigInt(whole) * BigInt(weight);
    return { index, part: product / sum, cut: product % sum };
  });
  let left = BigInt(whole) - parts.reduce((all, { part }) => all + part, 0n);
  for (const one of parts.toSorted(
    (a, b) => Number(b.cut - a.cut > 0n) - Number(b.cut - a.cut < 0n) || a.index - b.index,
  )) {
    if (left === 0n) break;
    one.part += 1n;
    left -= 1n;
  }
  return parts.map(({ part }) => Number(part));
}
