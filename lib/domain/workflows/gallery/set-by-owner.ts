import { languages } from '@/lib/core/i18n/languages';
import { caselessName } from '@/lib/engines/office/language/plain-name';
import { type FieldKey, templateWords } from './words-of';

/** What whoever offers something knows of it: asked of a customer or an applicant it would be answered wrongly, or to their advantage. */
const setByOwner: readonly FieldKey[] = [
  ...(['company', 'companyAddress', 'companyEmail', 'representative', 'place', 'bankAccount'] as const),
  ...(['service', 'fee', 'paymentDays', 'noticeDays', 'law', 'taxRate', 'purpose', 'years'] as const),
  ...(['course', 'topics', 'hours', 'trainer', 'position', 'salary', 'weeklyHours', 'holidayDays', 'manager', 'replyBy'] as const),
];

/** Of these the sample has what is usual; everything else of it is somebody's name, price or place. */
const usual: readonly FieldKey[] = ['paymentDays', 'noticeDays'];

/** Those among the members of a sample, in whichever language it is, with what is proposed for each. */
export function setByOwnerIn(sample: Readonly<Record<string, unknown>>): Record<string, string> {
  const [known, kept] = [namesOf(setByOwner), namesOf(usual)];
  return Object.fromEntries(
    Object.entries(sample).flatMap(([name, value]) => (known.has(caselessName(name)) ? [[name, kept.has(caselessName(name)) ? String(value) : '']] : [])),
  );
}

const namesOf = (keys: readonly FieldKey[]): Set<string> =>
  new Set(languages.flatMap((language) => keys.map((key) => caselessName(templateWords(language).fields[key]))));
