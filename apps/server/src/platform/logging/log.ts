import { type DestinationStream, type Logger, type LoggerOptions, multistream, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { cleanError } from './clean-error.ts';
import { openLogFile, writeTo } from './log-file.ts';
import { withoutSecrets } from './without-secrets.ts';

export type Log = Logger;

/**
 * Structured lines without personal data or secrets. `json` writes all to standard output; `pretty` keeps the
 * terminal for warnings and puts every line in the file.
 */
export function openLog(wanted: Config['log'], file: string): Log {
  if (wanted.format === 'json') return pino(options(wanted.level), writeTo(1, 'The log'));
  const streams = multistream([
    { level: 'warn', stream: terse(process.stderr) },
    { level: wanted.level === 'silent' ? 'fatal' : wanted.level, stream: openLogFile(file) },
  ]);
  return pino(options(wanted.level), streams);
}

/** A log into a stream of one's own, for tests. */
export const logInto = (stream: DestinationStream, level = 'info'): Log => pino(options(level), stream);

function options(level: string): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: withoutSecrets },
    serializers: { err: cleanError, error: cleanError },
  };
}

function terse(out: NodeJS.WritableStream): DestinationStream {
  return {
    write(line) {
      const { level, msg, err, reqId } = JSON.parse(line) as Record<string, unknown>;
      const cause = (err as { message?: string } | undefined)?.message;
      out.write(`${[level, msg, cause, reqId && `(request ${reqId})`].filter(Boolean).join(': ')}\n`);
    },
  };
}
