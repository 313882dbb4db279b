import { createHash } from 'node:crypto';
import { Constructed, fromBER, ObjectIdentifier, Sequence, Set as SetOf } from 'asn1js';
import { timeStampRequest, tokenOf } from '@/lib/engines/pdf/seal/time-stamp';

const TOKEN = '1.2.840.113549.1.9.16.2.14';
const CONTEXT_SPECIFIC = 3;

type Node = { valueBlock: { value: Node[]; valueHexView: Uint8Array } };
const membersOf = (node: Node | undefined): Node[] => node?.valueBlock.value ?? [];

/** A sealed file without a time-stamp, in whose seal somebody put one by an authority of theirs: what is sealed stays whole. */
export function withStampOf(authority: { reply: (query: Uint8Array) => Uint8Array }, pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf);
  const found = [...file.toString('latin1').matchAll(/\/Contents\s*<([0-9a-fA-F]+)>/g)].at(-1);
  if (!found?.[1]) throw new Error('The file bears no seal.');
  const cms = fromBER(Uint8Array.from(Buffer.from(found[1], 'hex')).buffer).result;
  const signedData = membersOf(membersOf(cms as unknown as Node)[1])[0];
  const signer = membersOf(membersOf(signedData).at(-1))[0];
  const signature = membersOf(signer).at(-1)?.valueBlock.valueHexView ?? new Uint8Array();
  const request = timeStampRequest(createHash('sha256').update(signature).digest());
  const { token } = tokenOf(authority.reply(request.der), request, []);
  const attribute = new Sequence({
    value: [new ObjectIdentifier({ value: TOKEN }), new SetOf({ value: [fromBER(Uint8Array.from(token).buffer).result] })],
  });
  membersOf(signer).push(new Constructed({ idBlock: { tagClass: CONTEXT_SPECIFIC, tagNumber: 1 }, value: [attribute] }) as unknown as Node);
  const hex = Buffer.from(cms.toBER()).toString('hex');
  if (hex.length > found[1].length) throw new Error('The seal has no room for a time-stamp.');
  file.write(hex.padEnd(found[1].length, '0'), found.index + found[0].indexOf('<') + 1, 'latin1');
  return new Uint8Array(file);
}
