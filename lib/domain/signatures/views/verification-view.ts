import { z } from 'zod';
import { additionKinds } from '@/lib/engines/pdf/seal-reading/list-additions';
import { parties } from '../rules';

/** What a file is found to be; `verification/answer-verdict.ts` says when. */
export const verdicts = [
  'original',
  'altered',
  'broken',
  'unrecorded',
  'certificate_of_another',
  'other_seal',
  'unsigned',
  'not_pdf',
  'empty',
  'unknown',
] as const;
export type Verdict = (typeof verdicts)[number];

/** How a party was reached, or was known, and so what is proven of it. */
export const reaches = ['mailed_link', 'passed_on_link', 'signed_in', 'unsure', 'confirmed_by_mail', 'stated'] as const;

const time = z.string().meta({ format: 'date-time' });
const hash = z
  .string()
  .regex(/^[a-f0-9]{64}$/)
  .meta({ description: 'SHA-256, 64 lowercase hexadecimal characters.' });

const party = z.object({
  party: z.enum(parties),
  name: z.string().nullable(),
  email: z.string().nullable(),
  reached: z.enum(reaches).meta({
    description:
      'How the party was reached or known. `mailed_link`, `confirmed_by_mail` and `signed_in` show that the address is theirs; `passed_on_link`, `stated` and `unsure` do not.',
  }),
  signed_at: time.nullable().meta({ description: 'Null for a sender who did not sign.' }),
});

const document = z
  .object({
    title: z.string().nullable(),
    test: z.boolean().meta({ description: 'Made with a test key: it proves nothing.' }),
    signed_at: time.nullable(),
    erased_at: time.nullable().meta({ description: 'When the record was erased: then title, names and addresses stand in the file alone, and are null here.' }),
    parties: z.array(party),
    revision_sha256: hash.meta({ description: 'Of the file as it was sealed: a part of the verified one, from its beginning, where something was added.' }),
  })
  .meta({ description: 'What is recorded of the sealed document. Null unless the whole sealed file is there: its hash is the proof of holding it.' });

const seal = z.object({
  number: z.int().meta({ description: 'Which of the seals that were sent or found, counted from 1.' }),
  ours: z.boolean().meta({ description: 'Made with a certificate of this service.' }),
  intact: z.boolean().nullable().meta({ description: 'Whether what it covers is what was sealed; null where that was not, or cannot be, checked.' }),
  subject: z.string().nullable().meta({ description: 'Who sealed, by the certificate; null where the file itself was not sent.' }),
  stamped_at: time.nullable().meta({
    description: 'The time that a time-stamp authority gave the seal, by the record of this service; null where it has none, or nothing is recorded.',
  }),
});

const addition = z.object({ what: z.enum(additionKinds), count: z.int() });

/** The answer to a verification: for programs, and for the page. */
export const verificationView = z
  .object({
    verdict: z.enum(verdicts),
    message: z.string().meta({ description: 'A sentence to tell the user.' }),
    request_id: z.string().nullable().meta({ description: 'The request that the file is of, or whose certificate it carries.' }),
    document: document.nullable(),
    seal: seal.nullable().meta({ description: 'The seal that the verdict rests on.' }),
    added: z.array(addition).nullable().meta({ description: 'What was written behind the seal; null where the file itself was not sent.' }),
  })
  .meta({ id: 'Verification' });

export type VerificationView = z.output<typeof verificationView>;
export type DocumentView = NonNullable<VerificationView['document']>;
