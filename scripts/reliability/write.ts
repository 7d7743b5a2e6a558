import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reliabilityPage } from './document.ts';

/** `npm run reliability` */
writeFileSync(join(import.meta.dirname, '../../docs/reliability.md'), reliabilityPage());
