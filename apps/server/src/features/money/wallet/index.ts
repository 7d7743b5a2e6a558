export { wallet } from './wallet.plugin.ts';
