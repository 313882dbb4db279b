import { describe, expect, it } from 'vitest';
import { fillText } from './fill-text';
import { codes, english, fill, german, values } from './testing/sample';

describe('filters', () => {
  it.each([
    ['a day', '{{Day | date:"d MMM yyyy"}}', '5 März 2026'],
    ['a day in typographic quotes', '{{Day | date:„dd.MM.yy“}}', '05.03.26'],
    ['a day in its language’s own way', '{{Day | date}}; {{Day | date:short}}', '5. März 2026; 05.03.26'],
    ['a weekday', '{{Day | date:"EEEE, EEE"}}', 'Donnerstag, Do'],
    ['an instant on the clock of its zone', '{{Instant | date:"d.M. H:mm"}}', '6.3. 0:30'],
    ['a time without an offset', '{{Local | date:"d.M. HH:mm:ss"}}', '5.3. 23:30:00'],
    ['Unix time', '{{Unix | date:"d.M. HH:mm"}}', '6.3. 00:30'],
    ['text in a pattern', `{{Day | date:"d 'of' MMMM ''yy"}}`, "5 of März '26"],
    ['no date', '{{Name | date:"d MMM"}}', 'Ann'],
    ['a filter after a default', '{{Missing | default:none | upper}}', 'NONE'],
    ['a number', '{{Total | number}} {{Total | number:2}} {{Total | number:"0"}} {{Total | number:"#,##0.000"}}', "1'234.5 1'234.50 1'235 1'234.500"],
    ['a large number', '{{Big | number}}', "12'345'678'901'234'567'890.12345"],
    ['leading zeros, and a share', '{{Zero | number:"0000"}} {{Fifth | number:"0.0%"}}', '0000 20.0%'],
    ['an amount', '{{Total | currency:"CHF"}}', "CHF 1'234.50"],
    ['an amount without decimals', '{{Total | currency:"JPY"}}', "¥ 1'235"],
    ['no number', '{{Priced | number:2}}', '12 €'],
    ['capitals', '{{Name | upper}} {{Name|lower}}', 'ANN ann'],
    ['a chain', '{{Missing | upper | default:"None" }}{{=Total*2 | number:2}}', "None2'469.00"],
    ['each of several values', '{{Items.price | number:2}}', '0.10, 1.15'],
  ])('%s', (_case, template, text) => {
    expect(fill(template, german).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('reads dates as they are sent, and no others', () => {
    const at = (v: unknown) => fillText('{{v | date:"yyyy-MM-dd HH:mm:ss"}}', { v }, german).text;
    expect(at('2026-07-01T12:00:00.123+02:00')).toBe('2026-07-01 12:00:00');
    expect(at('2026-07-01 12:00:00-0530')).toBe('2026-07-01 19:30:00');
    expect(at('2026-07-01t12:00z')).toBe('2026-07-01 14:00:00');
    expect(at('0044-03-15')).toBe('0044-03-15 00:00:00');
    expect(at('1700000000000')).toBe('2023-11-14 23:13:20');
    for (const not of ['01/02/2026', '2026-13-01', '2026-02-29', '2026-01-01T24:00', '2026-1-1', '20260101', 'today', true]) expect(at(not)).toBe(String(not));
  });

  it('writes in the language of the setting', () => {
    const at = (language: string, template: string) => fillText(template, { ...values, Town: 'istanbul' }, { language, timeZone: 'America/New_York' }).text;
    expect(at('tr', '{{Town | upper}}')).toBe('İSTANBUL');
    expect(at('ru', '{{Day | date:"d MMMM, LLLL"}}')).toBe('5 марта, март');
    expect(at('ja', '{{Day | date:"yyyy年MMMMd日"}}')).toBe('2026年3月5日');
    expect(at('en-US', '{{Instant | date:"h:mm a"}}')).toBe('6:30 PM');
    expect(at('ar-EG', '{{Day | date:"d/M/yyyy"}}')).toBe('٥/٣/٢٠٢٦');
    expect(at('fa', '{{Day | date:"yyyy"}}')).toBe('۲۰۲۶');
    expect(at('en-US', '{{Total | currency:EUR}}')).toBe('€1,234.50');
  });

  it('keeps numbers and amounts on one line by the spaces of their language', () => {
    const at = (language: string) => fillText('{{Total | number:2}}; {{Total | currency:EUR}}', values, { language, timeZone: 'UTC' }).text;
    expect(at('fr-FR')).toBe('1\u202f234,50; 1\u202f234,50\u00a0€');
    expect(at('de-DE')).toBe('1.234,50; 1.234,50\u00a0€');
    expect(at('sv')).toBe('1\u00a0234,50; 1\u00a0234,50\u00a0€');
  });

  it.each([
    ['no_date', '{{Name | date}}', 'not_a_date'],
    ['a day that is none', '{{Bad | date}}', 'not_a_date'],
    ['no number', '{{Priced | currency:"EUR"}}', 'not_a_number'],
  ])('leaves the value and tells %s', (_case, template, code) => {
    const { text, findings } = fillText(template, { ...values, Bad: '2026-02-30' }, english);
    expect(text).not.toMatch(/NaN|Invalid/);
    expect(findings.map((finding) => finding.code)).toEqual([code]);
  });

  it.each([
    ['an unknown filter', '{{Name | uper}}', 'unknown_filter'],
    ['an unknown letter', '{{Day | date:"d QQQ"}}', 'filter_argument'],
    ['an open quote in a pattern', `{{Day | date:"d 'of"}}`, 'filter_argument'],
    ['an unknown currency', '{{Total | currency:"EURO"}}', 'filter_argument'],
    ['no currency', '{{Total | currency}}', 'filter_argument'],
    ['an unknown pattern', '{{Total | number:"1.234,00"}}', 'filter_argument'],
    ['no default', '{{Total | default}}', 'filter_argument'],
    ['an argument too many', '{{Name | upper:"x"}}', 'filter_argument'],
    ['an open quote', '{{Name | default:"x}}', 'filter_syntax'],
    ['no filter', '{{Name | }}', 'unknown_filter'],
  ])('%s is told when the template is checked', (_case, template, code) => {
    expect(codes(template)).toEqual([code]);
    expect(fill(template)).toBe(template);
  });
});
