/** Round amounts up a chart's side, the highest one first and at least as high as what is shown. */
export function levelsOf(highest: number, minorPerMain: number): number[] {
  const least = 10 * minorPerMain;
  const wanted = Math.max(highest, least) / 3;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((size) => size >= wanted) ?? wanted;
  return [3, 2, 1, 0].map((times) => Math.round(step * times));
}
