import { portfolioLabel } from './portfolio-label.ts';

describe('the portfolio address', () => {
  it('is called LinkedIn when it contains linkedin, whatever its case', () => {
    expect(portfolioLabel('https://www.LinkedIn.com/in/ada')).toBe('LinkedIn');
  });

  it('is called Portfolio otherwise', () => {
    expect(portfolioLabel('https://ada.example.org')).toBe('Portfolio');
  });
});
