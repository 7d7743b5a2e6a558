export { adminLedger } from './admin-ledger.plugin.ts';
