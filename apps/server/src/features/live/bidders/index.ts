export { aliasIdOf } from './alias.sql.ts';
export { biddersLive } from './bidders.live.ts';
export { biddersPart } from './bidders.personal.ts';
export { bidders } from './bidders.plugin.ts';
