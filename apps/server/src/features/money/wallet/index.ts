export { topUpAct } from './top-up.act.ts';
export { cardOf, topUpPurpose } from './top-up.purpose.ts';
export { topUps } from './top-ups.plugin.ts';
export { walletPart } from './wallet.personal.ts';
export { wallet } from './wallet.plugin.ts';
