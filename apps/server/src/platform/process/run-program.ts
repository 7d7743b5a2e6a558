import { OperatorError } from '../config/operator-error.ts';

/** Runs a program to its exit code. What the operator can put right is said in a sentence, the rest in full. */
export async function runProgram(program: () => Promise<number>): Promise<never> {
  if (!process.versions.node.startsWith('24.')) {
    process.stderr.write(
      `Souk runs on Node 24, and this is Node ${process.versions.node}: start it with "npm start", which brings its own.\n`,
    );
    process.exit(1);
  }
  // The reader of the output may be gone, which is no reason to stop: saying so would only fail again.
  for (const out of [process.stdout, process.stderr]) out.on('error', () => undefined);
  try {
    process.exit(await program());
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return `Souk failed in a way it does not know. Please report this:\n${error instanceof Error ? error.stack : error}`;
}
