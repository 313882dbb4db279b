import { readSeals } from '@/lib/engines/pdf/seal-reading/read-seals';
import type { VerificationView } from '../views/verification-view';
import { answerFindings } from './answer-findings';
import { sentences } from './answer-verdict';
import { idsInText } from './ids-in-text';

/** Checks the bytes themselves, and forgets them. */
export async function answerFile(bytes: Uint8Array<ArrayBuffer>): Promise<VerificationView> {
  const reading = await readSeals(bytes);
  if (reading.kind !== 'pdf') return { verdict: reading.kind, message: sentences[reading.kind], request_id: null, document: null, seal: null, added: null };
  const answer = await answerFindings(reading);
  const saysNothingOfUs = answer.verdict === 'unsigned' || answer.verdict === 'other_seal';
  return saysNothingOfUs ? answerFindings({ ...reading, marks: await idsInText(bytes) }) : answer;
}
