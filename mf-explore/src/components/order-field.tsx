import { SelectField, VisuallyHidden } from '@crewdeck/ui-kit';

interface OrderFieldProps<Order extends string> {
  value: Order;
  orders: readonly { value: Order; label: string }[];
  onValueChange: (order: Order) => void;
}

/** In which order a list stands. */
export function OrderField<Order extends string>({ value, orders, onValueChange }: OrderFieldProps<Order>) {
  return (
    <SelectField
      label={<VisuallyHidden>Order</VisuallyHidden>}
      value={value}
      onValueChange={onValueChange}
      options={orders}
    />
  );
}
