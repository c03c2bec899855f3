/** `2 seats open`. */
export function seatsText(openSeats: number): string {
  return `${openSeats} ${openSeats === 1 ? 'seat' : 'seats'} open`;
}
