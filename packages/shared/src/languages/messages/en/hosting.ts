/** A show as its host leads it. */
export const hosting = {
  'error.show_not_live': 'This show isn’t live.',
  'error.show_not_live.next': 'Lots run only while a show is live.',
  'error.lot_running': 'A lot is still running.',
  'error.lot_running.next': 'Wait for it to close, or stop it first.',
  'error.lot_not_waiting': 'This lot isn’t waiting any more.',
  'error.lot_not_waiting.next': 'Look at the run list again.',
  'error.lot_sold_out': 'There’s none of this left to sell.',
  'error.lot_sold_out.next': 'Add stock to the product, or choose another lot.',
  'error.product_running': 'This product is being auctioned right now.',
  'error.product_running.next': 'Wait until that auction is over.',
  'error.show_not_waiting': 'This show can’t go live any more.',
  'error.show_not_waiting.next': 'It has already been on, or was cancelled.',
  'error.shop_not_open': 'Your shop isn’t open.',
  'error.shop_not_open.next': 'Open it again before the show goes live.',
} as const;
