import { aHackathon } from '../testing/builders.ts';
import { detailsFormOf, detailsOf } from './details-form.ts';

describe('the details of an event in a form', () => {
  const event = aHackathon({ startsAt: '2027-03-06T17:00:00.000Z', endsAt: null, prizes: 'A week at sea' });

  it('has its times by the clocks of its zone, else of the browser', () => {
    expect(detailsFormOf({ ...event, timeZone: 'Asia/Tokyo' }, 'Europe/Berlin')).toMatchObject({
      ...{ startsAt: '2027-03-07T02:00', endsAt: '', timeZone: 'Asia/Tokyo' },
    });
    expect(detailsFormOf(event, 'Europe/Berlin')).toMatchObject({
      ...{ startsAt: '2027-03-06T18:00', timeZone: 'Europe/Berlin' },
    });
  });

  it('sends what is empty as none', () => {
    const form = detailsFormOf({ ...event, location: null }, 'Europe/Berlin');
    expect(detailsOf(form)).toEqual({
      ...{ startsAt: '2027-03-06T18:00', endsAt: null, timeZone: 'Europe/Berlin' },
      ...{ deadline: '2027-02-20', location: null, prizes: 'A week at sea' },
    });
  });
});
