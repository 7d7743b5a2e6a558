// What Node compiled is kept for the next start, which that makes about twice as quick. This comes before the rest is read.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// A process that is started by this one keeps it in the same place, and its first module too.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../../node_modules/.cache/souk');
enableCompileCache();
