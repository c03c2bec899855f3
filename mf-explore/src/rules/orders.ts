export interface OrderChoice<Order extends string> {
  value: Order;
  label: string;
}

/** Offered to people with a profile, and the default for them. */
export const BEST_FIT = { value: 'fit', label: 'Best fit' } as const;

/** The orders that somebody can choose; the first is meant where they choose none. */
export function offeredOrders<Order extends string>(
  others: readonly OrderChoice<Order>[],
  isFitOffered: boolean,
): readonly OrderChoice<Order | 'fit'>[] {
  return isFitOffered ? [BEST_FIT, ...others] : others;
}

/** The order that the address names, or the usual one where it names none that is offered. */
export function orderMeant<Order extends string>(named: Order | '', orders: readonly OrderChoice<Order>[]): Order {
  const meant = orders.find(({ value }) => value === named) ?? orders[0];
  if (!meant) throw new Error('A list stands in some order.');
  return meant.value;
}
