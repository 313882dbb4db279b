import { expect, test } from 'vitest';
import { pageNumber } from './docx-blocks';
import { stylesXml } from './docx-styles';

test('Latin letters in a Japanese document are said to be English, or LibreOffice breaks a name in the middle of a word', () => {
  expect(stylesXml({ language: 'ja', title: '修了証' })).toContain('<w:lang w:val="en-US" w:eastAsia="ja-JP"/>');
  expect(stylesXml({ language: 'de', title: 'Rechnung' })).toContain('<w:lang w:val="de-DE" w:eastAsia="de-DE"/>');
});

test('a page number stays on one line beside a long name', () => {
  expect(pageNumber()).toContain('\u00a0/\u00a0');
});
