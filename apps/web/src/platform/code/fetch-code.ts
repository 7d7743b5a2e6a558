import { lineBack } from './line-back.ts';
import { reloadForNewRelease } from './new-release.ts';

/** So often though the market answers; a browser may remember that a file was not there. */
const retries = 3;

/** Code that could not be fetched as the line had dropped is fetched as soon as it is back. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 1; ; failures++) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingFile(error)) throw error;
      if (failures > retries) return reloadForNewRelease(error, 'enter');
      await lineBack();
    }
  }
}

/** The words of Chromium, Firefox and Safari for an import that was not there. */
export function isMissingFile(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
  );
}
