import { expect, test } from 'vitest';
import { areGerman, kindOfCaption } from './caption-words';

const situations: readonly (readonly [caption: string, kind: ReturnType<typeof kindOfCaption>])[] = [
  ['Signature:', 'signature'],
  ['Sign here', 'signature'],
  ['Signature of the tenant', 'signature'],
  ['Signature and date', 'signature'],
  ['Date of signature', 'date'],
  ['Date', 'date'],
  ['Dated:', 'date'],
  ['Date of birth', 'text'],
  ['Place, date', 'text'],
  ['Name (in block letters):', 'text'],
  ['Print name', 'text'],
  ['Unterschrift', 'signature'],
  ['Unterschrift Auftraggeber', 'signature'],
  ['Ort, Datum', 'text'],
  ['Datum', 'date'],
  ['Datum der Unterschrift', 'date'],
  ['Firma', 'signature'],
  ['Firma del cliente', 'signature'],
  ['Fecha:', 'date'],
  ['Lugar y fecha', 'text'],
  ['Nombre y apellidos', 'text'],
  ['Signature du client', 'signature'],
  ['Lieu et date', 'text'],
  ['Nom et prénom', 'text'],
  ['Data', 'date'],
  ['Luogo e data', 'text'],
  ['Nome e cognome', 'text'],
  ['Handtekening', 'signature'],
  ['Plaats, datum', 'text'],
  ['Naam', 'text'],
  ['Assinatura', 'signature'],
  ['Local e data', 'text'],
  ['署名', 'signature'],
  ['氏名：', 'text'],
  ['契約日付', 'date'],
  ['Please give this signature back by the end of the month', null],
  ['Total', null],
  ['', null],
  ['____', null],
];

test.each(situations)('%s: %s', (caption, kind) => {
  expect(kindOfCaption(caption, false)).toBe(kind);
});

test('a Firma among German captions is a company', () => {
  const isGerman = areGerman(['Firma', 'Ort, Datum']);
  expect([isGerman, kindOfCaption('Firma', isGerman), areGerman(['Firma', 'Fecha'])]).toEqual([true, null, false]);
});
