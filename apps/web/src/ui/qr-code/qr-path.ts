/** The dark squares of a QR code as one path, a bar for each run in a row. */
export function qrPath(rows: boolean[][]): { size: number; path: string } {
  const bars = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: bars.join('') };
}

function runsOf(row: boolean[]): Array<[start: number, length: number]> {
  const runs: Array<[number, number]> = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1]++;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}
