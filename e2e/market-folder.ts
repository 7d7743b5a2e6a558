import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the market on this port says which folder is its own. */
export const folderFile = (port: string | number): string => join(tmpdir(), `souk-e2e-folder-${port}`);
