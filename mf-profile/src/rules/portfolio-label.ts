/** What the second address of a profile is called (spec 2, profile view). */
export function portfolioLabel(address: string): 'LinkedIn' | 'Portfolio' {
  return address.toLowerCase().includes('linkedin') ? 'LinkedIn' : 'Portfolio';
}
