/** Breaks and surprise sets: holding one, its spots, and checking its draw. */
export const breaks = {
  'error.too_many_breaks': 'That’s 20 breaks already.',
  'error.too_many_breaks.next': 'Keep the next one for another show.',
  'error.break_started': 'People have been bidding on its spots.',
  'error.break_started.next': 'You can sell no more of it, or cancel it and refund everyone.',
  'error.break_over': 'This break is over.',
  'error.break_over.next': 'Its draw is public. Have a look.',
  'error.spot_running': 'One of its spots is being sold right now.',
  'error.spot_running.next': 'Wait until the hammer falls, then try again.',
  'error.spot_unpaid': 'A spot has been won and isn’t paid yet.',
  'error.spot_unpaid.next': 'Wait for the payment, or pass the spot to the next bidder.',
  'notifications.text.spotDrawn': '“{product}” drew: {drawn}.',
} as const;
