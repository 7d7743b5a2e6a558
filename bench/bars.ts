/** One figure against its bar. */
export interface Bar {
  name: string;
  value: number;
  bar: number;
  pass: boolean;
  unit: string;
}

export const atLeast = (name: string, value: number, bar: number, unit = ''): Bar => ({
  name,
  value: round(value),
  bar,
  pass: value >= bar,
  unit,
});

export const atMost = (name: string, value: number, bar: number, unit = ''): Bar => ({
  name,
  value: round(value),
  bar,
  pass: value <= bar,
  unit,
});

/** Prints a table and the one JSON line that ends a bench; a missed bar makes the exit code 1. */
export function report(suite: string, bars: Bar[]): void {
  const width = Math.max(...bars.map((bar) => bar.name.length));
  for (const { name, value, bar, pass, unit } of bars) {
    console.log(`${pass ? '✓' : '✗'} ${name.padEnd(width)}  ${value} ${unit}  (bar ${bar})`);
  }
  console.log(
    JSON.stringify({ suite, bars: bars.map(({ name, value, bar, pass }) => ({ name, value, bar, pass })) }),
  );
  if (bars.some((bar) => !bar.pass)) process.exitCode = 1;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000;
}
