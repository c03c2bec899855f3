import { SelectField, VisuallyHidden } from '@crewdeck/ui-kit';
import type { OrderChoice } from '../rules/orders.ts';

interface OrderFieldProps<Order extends string> {
  value: Order;
  /** The first is meant where none is chosen. */
  orders: readonly OrderChoice<Order>[];
  /** Empty for the one that is meant anyway. */
  onChoose: (order: Order | '') => void;
}

export function OrderField<Order extends string>({ value, orders, onChoose }: OrderFieldProps<Order>) {
  return (
    <SelectField
      label={<VisuallyHidden>Sort by</VisuallyHidden>}
      value={value}
      onValueChange={(order) => onChoose(order === orders[0]?.value ? '' : order)}
      options={orders}
    />
  );
}
