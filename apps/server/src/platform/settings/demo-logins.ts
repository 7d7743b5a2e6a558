/** People of the demo world one may sign in as (product §4). They exist nowhere else. */
export const demoLogins = [
  { email: 'buyer@souk.example', password: 'open-the-market', role: 'buyer' },
  { email: 'seller@souk.example', password: 'open-the-market', role: 'seller' },
  { email: 'admin@souk.example', password: 'open-the-market', role: 'admin' },
];
