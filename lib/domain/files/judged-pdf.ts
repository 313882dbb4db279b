import { daysAfter, now } from '@/lib/core/clock';
import { sha256 } from '@/lib/core/ids';
import { FILE_FAULTS } from '@/lib/engines/pdf/intake/file-faults';
import type { TakenIn, Wants } from '@/lib/engines/pdf/intake/intake-jobs';
import { DocumentRefusal, type RefusalCode } from '@/lib/engines/pdf/intake/refusal';
import { takeInProven } from '@/lib/engines/pdf/intake/take-in-proven';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { withinBudget } from '@/lib/engines/processes/processor-budget';
import { certificateWords } from '@/lib/words/certificate-words';
import { budgetOfFile, forgetSpent } from './spent-on-file';
import { findVerdict, keepVerdict } from './store';

/** Raise it when PDFs are taken or refused otherwise: what was found before is then found out anew. */
const rulesVersion = 4;
const rememberedDays = 90;
/** What takes too much of a processor takes less of another, or of this one once it is not shared: long enough that it cannot be tried in a loop. */
const tooLongRememberedMs = 5 * 60 * 1000;

/**
 * Takes a PDF in. What is found out about it is remembered by its content: a file that was refused is refused again without work,
 * and one that was taken once is never refused. Throws a DocumentRefusal, or an EngineFailure if we are too busy to tell.
 */
export async function takeInJudged(pdf: Uint8Array, wants: Omit<Wants, 'telling'> = {}): Promise<TakenIn> {
  const hash = sha256(pdf);
  const known = await findVerdict(hash, rulesVersion, now());
  if (known?.code) throw new DocumentRefusal(known.code as RefusalCode, known.message ?? '');
  const keep = async (code: string | null, message: string | null, until: Date) => {
    await keepVerdict({ sha256: hash, version: rulesVersion, code, message, until }, now());
    forgetSpent(hash);
  };
  try {
    const takingIn = () => takeInProven(pdf, { ...wants, telling: certificateWords, isProven: known !== null });
    // One that was taken once is not refused, and each of its tries stands for itself.
    const taken = await (known ? takingIn() : withinBudget(budgetOfFile(hash), takingIn));
    await keep(null, null, daysAfter(now(), rememberedDays));
    return taken;
  } catch (error) {
    if (!(error instanceof DocumentRefusal) || !(FILE_FAULTS as readonly string[]).includes(error.code)) throw error;
    if (known) throw new EngineFailure('busy', 'The PDF could be read before, and now takes too long. Try again shortly.');
    const isOfTime = error.cause instanceof EngineFailure;
    await keep(error.code, error.message, isOfTime ? new Date(now().getTime() + tooLongRememberedMs) : daysAfter(now(), rememberedDays));
    throw error;
  }
}
