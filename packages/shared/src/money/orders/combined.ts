/** What goes back of each when all of them go in one parcel: the dearest shipping of them pays for it. */
export function backWhenCombined<Order extends { amount: number }>(orders: readonly Order[]): Order[] {
  const dearest = orders.reduce<Order | null>(
    (most, one) => (most === null || one.amount > most.amount ? one : most),
    null,
  );
  return orders.filter((one) => one !== dearest && one.amount > 0);
}
