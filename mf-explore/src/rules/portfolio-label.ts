/** The link is named after what its address says it is (spec 2, profile view). */
export function portfolioLabel(address: string): 'LinkedIn' | 'Portfolio' {
  return address.toLowerCase().includes('linkedin') ? 'LinkedIn' : 'Portfolio';
}
