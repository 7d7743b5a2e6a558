export { arrangedPart } from './arranged.personal.ts';
export { arranged } from './arranged.plugin.ts';
export { arrangedRules, offeredWays } from './shop-ways.service.ts';
