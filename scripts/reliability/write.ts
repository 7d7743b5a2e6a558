import { writePage } from './document.ts';

/** `npm run reliability` */
writePage('docs/reliability.md');
