/** What was paid to send one of several orders. */
export interface ShippingPaid<Id> {
  id: Id;
  amount: number;
}

/** What goes back of each when all of them go in one parcel: the dearest of them pays for it. */
export function backWhenCombined<Id>(orders: ReadonlyArray<ShippingPaid<Id>>): Array<ShippingPaid<Id>> {
  const dearest = orders.reduce<ShippingPaid<Id> | null>(
    (most, one) => (most === null || one.amount > most.amount ? one : most),
    null,
  );
  return orders.filter((one) => one !== dearest && one.amount > 0);
}
