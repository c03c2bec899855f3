import { offeredOrders, orderMeant } from './orders.ts';

const ORDERS = [
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'By name' },
] as const;

describe('the order of a list', () => {
  it('is the best fit for a person with a profile, unless they choose another', () => {
    const orders = offeredOrders(ORDERS, true);
    expect(orders.map(({ label }) => label)).toEqual(['Best fit', 'Newest', 'By name']);
    expect(orderMeant('', orders)).toBe('fit');
    expect(orderMeant('name', orders)).toBe('name');
  });

  it('is never by fit for anybody else, whatever a link names', () => {
    const orders = offeredOrders(ORDERS, false);
    expect(orders).toEqual(ORDERS);
    expect(orderMeant('fit', orders)).toBe('newest');
  });
});
