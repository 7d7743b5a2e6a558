/** What shops earned, on its way to their bank. */
export const payouts = {
  'error.payouts_unavailable': 'Payouts aren’t available right now.',
  'error.payouts_unavailable.next': 'Your money is safe in your balance. Try again later.',
  'error.shop_closed': 'Your shop is closed.',
  'error.shop_closed.next': 'Reopen it to withdraw what’s left.',
  'error.seller_not_verified': 'Verify your identity before your first payout.',
  'error.seller_not_verified.next': 'It takes five minutes and one photo.',
  'error.no_bank_account': 'We don’t know where to send your money yet.',
  'error.no_bank_account.next': 'Add a bank account first.',
  'error.payouts_paused': 'Your bank account changed, so payouts are paused.',
  'error.payouts_paused.next': 'They start again 48 hours after the change.',
  'error.payout_running': 'Another payout is being sent right now.',
  'error.payout_running.next': 'Wait a moment, then try again.',
  'error.below_least_payout': 'There isn’t enough for a payout yet.',
  'error.below_least_payout.next': 'Sell a little more, or move it to your wallet.',
  'error.not_enough_available': 'That’s more than you have ready.',
  'error.not_enough_available.next': 'Choose a smaller amount.',
};
