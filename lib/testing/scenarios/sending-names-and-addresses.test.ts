import { describe, expect, test } from 'vitest';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { makeAccount } from '../account';
import { createKeyless } from '../keyless';
import { createRequest } from '../signing';
import { refusalOf } from './traces';

const email = 'anna@signer.example';
const bad = (code: string) => [400, 'bad_request', code];

const names: [what: string, name: string, code: string][] = [
  ['empty', '', 'empty'],
  ['of spaces', ' \u00a0 ', 'empty'],
  ['with an address', 'Anna https://pay.example/now', 'name_with_address'],
  ['with an address without a scheme', 'Verify at secure-login.xyz', 'name_with_address'],
  ['with an address of a country', 'Anna ubs-login.ch', 'name_with_address'],
  ['with an address that has another dot', 'Anna paypal\uff0ecom', 'name_with_address'],
  ['with a short link', 'Anna bit.ly/3xYz', 'name_with_address'],
  ['with a path below an unknown ending', 'Anna pay.example/now', 'name_with_address'],
  ['with an email address', 'Anna <anna@pay.example>', 'name_with_address'],
  ['with a bidirectional override', 'Anna \u202egreB', 'invisible_characters'],
  ['with a bidirectional isolate', 'Anna \u2067Berg\u2069', 'invisible_characters'],
  ['with a zero-width space', 'An\u200bna', 'invisible_characters'],
  ['with a joiner between Latin letters', 'An\u200dna', 'invisible_characters'],
  ['with a word joiner', 'An\u2060na', 'invisible_characters'],
  ['with a byte order mark within', 'An\ufeffna', 'invisible_characters'],
  ['with a soft hyphen', 'An\u00adna', 'invisible_characters'],
  ['with a Hangul filler', 'Anna \u3164', 'invisible_characters'],
  ['with a halfwidth Hangul filler', 'Anna\uffa0Berg', 'invisible_characters'],
  ['with a blank Braille cell', 'Anna\u2800Berg', 'invisible_characters'],
  ['with a tag character', 'Anna\u{e0041}', 'invisible_characters'],
  ['with a line break', 'Anna\nBcc: eve@evil.example', 'name_with_address'],
  ['with a carriage return', 'Anna\rBerg', 'invisible_characters'],
  ['with a line separator', 'Anna\u2028Berg', 'invisible_characters'],
  ['with a NUL', 'Anna\u0000Berg', 'invisible_characters'],
  ['of 121 characters', '𠮷'.repeat(121), 'too_long'],
];

const addresses: [what: string, address: string][] = [
  ['empty', ''],
  ['without a domain', 'anna'],
  ['without a name', '@signer.example'],
  ['without a dot in its domain', 'anna@localhost'],
  ['that is two', 'anna@signer.example, eve@evil.example'],
  ['with a name before it', 'Anna <anna@signer.example>'],
  ['with a header behind it', 'anna@signer.example\r\nBcc: eve@evil.example'],
  ['with a space', 'an na@signer.example'],
  ['with a zero-width space', 'an\u200bna@signer.example'],
  ['with a NUL', 'an\u0000na@signer.example'],
  ['quoted', '"anna berg"@signer.example'],
  ['at a literal host', 'anna@[127.0.0.1]'],
  ['with an empty label', 'anna@signer..example'],
  ['with a label that begins with a hyphen', 'anna@-signer.example'],
  ['with a name of 65 bytes', `${'a'.repeat(65)}@signer.example`],
  ['of 255 bytes', `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(11)}`],
];

describe('scenario 3: names that deceive and addresses that are none are refused, and nothing is left', () => {
  test.each(names)('a name %s is 400, of the signer and of the sender', async (_, name, code) => {
    const { key } = await makeAccount();
    expect(await refusalOf(() => createRequest(key, { signer: { name, email } }))).toEqual(bad(`signer.name ${code}`));
    expect(await refusalOf(() => createRequest(key, { sender: { name } }))).toEqual(bad(`sender.name ${code}`));
    expect(await refusalOf(() => createKeyless({ sender: { name, email: 'kim@sender.example' } }))).toEqual(bad(`sender.name ${code}`));
  });

  test.each(addresses)('an address %s is 400, of the signer and of the sender', async (_, address) => {
    const { key } = await makeAccount();
    expect(await refusalOf(() => createRequest(key, { signer: { name: 'Anna Berg', email: address } }))).toEqual(bad('signer.email invalid_email'));
    expect(await refusalOf(() => createRequest(key, { sender: { email: address } }))).toEqual(bad('sender.email invalid_email'));
    expect(await refusalOf(() => createKeyless({ sender: { email: address } }))).toEqual(bad('sender.email invalid_email'));
  });

  test.each<[what: string, changes: object, problem: string]>([
    ['a signer without an address', { signer: { name: 'Anna Berg' } }, 'signer.email invalid_type'],
    ['a signer that is text', { signer: email }, 'signer invalid_type'],
    ['a name that is no text', { signer: { name: 7, email } }, 'signer.name invalid_type'],
    ['a third party', { signer: { name: 'Anna Berg', email, phone: '1' } }, 'signer.phone unknown_member'],
    ['half of a character', { signer: { name: 'Anna \ud83d', email } }, ' invalid_json'],
  ])('%s is 400', async (_, changes, problem) => {
    const { key } = await makeAccount();
    expect(await refusalOf(() => createRequest(key, { ...changes }))).toEqual(bad(problem));
  });

  test('without a key and without the sender’s address it is 400', async () => {
    expect(await refusalOf(() => createKeyless({ sender: undefined }))).toEqual(bad('sender.email required'));
    expect(await refusalOf(() => createKeyless({ sender: { name: 'Kim' } }))).toEqual(bad('sender.email required'));
  });
});

test.each([
  ['José Núñez', 'José Núñez'],
  ['  Zoe\u0308  ', 'Zoë'],
  ['J.de Jong', 'J.de Jong'],
  ['Prof.dr. A. de Vries', 'Prof.dr. A. de Vries'],
  ['Amt St.Gallen, Müller Co.KG', 'Amt St.Gallen, Müller Co.KG'],
  ['Dr. J. Smith Jr.', 'Dr. J. Smith Jr.'],
  ['Müller & Co. KG', 'Müller & Co. KG'],
  ['山田太郎', '山田太郎'],
  ['محمد علی', 'محمد علی'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['Anna 👩🏽\u200d💻', 'Anna 👩🏽\u200d💻'],
  ['<b>Anna</b>', '<b>Anna</b>'],
])('scenario 3: the name %j is somebody’s, and kept as %j', async (name, kept) => {
  const { key } = await makeAccount();
  const { status, json } = await createRequest(key, { signer: { name, email: ' Anna@BÜCHER.example ' } });
  expect([status, json.error]).toEqual([201, undefined]);
  expect(await findProvenRequest(json.request_id)).toMatchObject({ signerName: kept, signerEmail: 'Anna@xn--bcher-kva.example' });
});
