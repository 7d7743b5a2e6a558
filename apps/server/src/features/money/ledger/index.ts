export { type AboutEntry, type Entry, ofShop, ofWallet } from './entry.ts';
export { findHistory, findMoves, findPayoutMarks, isBegun } from './history.repo.ts';
export { isInsufficientFunds } from './ledger.failures.ts';
export { ledgerInvariants } from './ledger.invariants.ts';
export { ledgerPart } from './ledger.personal.ts';
export { type PostedTransaction, post, postAll } from './ledger.service.ts';
export { findPayoutEnds, type StatementRow } from './statement.repo.ts';
export { balanceOf, balancesOf, statement } from './statement.service.ts';
export { findBookedKeys, findOrdersHeld, walletOf } from './transactions.repo.ts';
