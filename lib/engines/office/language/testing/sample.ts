import { fillText } from '../fill-text';

export const german = { language: 'de-CH', timeZone: 'Europe/Zurich' };
export const english = { language: 'en-US', timeZone: 'UTC' };
export const values = {
  Name: 'Ann',
  'Customer Name': 'Ünal & Söhne',
  Straße: 'Weg 1',
  顧客: '山田',
  'Order-No': 'A/7',
  'A|B': 'barred',
  '': 'odd',
  'Line total': 7,
  'Line-total': 5,
  S\u00fcd: 'south',
  'Noe\u0308l': 'winter',
  Customer: { name: 'Bo', 'e.mail': 'bo@example.com' },
  Total: 1234.5,
  Tenth: 0.1,
  Fifth: '0.2',
  Zero: 0,
  No: false,
  Yes: true,
  Falsy: 'false',
  Nothing: null,
  Blank: '',
  Priced: '12 €',
  Grouped: '1,234.50',
  Big: '12345678901234567890.12345',
  Day: '2026-03-05',
  Local: '2026-03-05T23:30',
  Instant: '2026-03-05T23:30:00Z',
  Unix: 1772753400,
  Tags: ['a', null, 'b'],
  None: [],
  'Terms and Conditions': 'yes',
  Items: [
    { name: 'Nut', qty: 3, price: '0.10', lines: [{ no: 1 }, { no: 2 }] },
    { name: 'Bolt', qty: 2, price: 1.15, lines: [{ no: 3 }] },
  ],
  Gaps: [{ n: 1 }, { n: null }, { m: 1 }],
  Sneaky: '{{Name}}',
};
export const fill = (template: string, setting = english) => fillText(template, values, setting).text;
export const codes = (template: string) => fillText(template, values, english).findings.map(({ code }) => code);
