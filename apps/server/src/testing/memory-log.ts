import { type Log, logInto } from '../platform/logging/log.ts';

export type LogLine = Record<string, unknown> & { level: string; msg?: string };

export interface MemoryLog {
  log: Log;
  lines: LogLine[];
  /** For a test that breaks something on purpose. */
  allowErrors(): void;
  expectQuiet(): void;
}

/** Keeps what would be logged. An error that a test did not announce fails it. */
export function memoryLog(): MemoryLog {
  const lines: LogLine[] = [];
  let quiet = true;
  return {
    log: logInto({ write: (line) => void lines.push(JSON.parse(line)) }),
    lines,
    allowErrors() {
      quiet = false;
    },
    expectQuiet() {
      const errors = lines.filter(({ level }) => level === 'error' || level === 'fatal');
      if (quiet && errors.length > 0)
        throw new Error(`The log has errors: ${JSON.stringify(errors, null, 2)}`);
    },
  };
}
