import { type Auth, textIn } from '@/lib/core/auth';
import { automationErrors } from '../errors';
import { emailIdOf } from './stop-link';
import { findLetter, type StopLetter } from './store';

/** By the link in a letter with outputs. */
export const byStopLink: Auth<{ letter: StopLetter }> = {
  takes: ['link'],
  rejected: 'none',
  errors: [automationErrors.letterNotFound],
  async open(_caller, given) {
    const id = emailIdOf(textIn(given, 'token'));
    const letter = id && (await findLetter(id));
    if (!letter) throw automationErrors.letterNotFound();
    return { letter };
  },
  subjects: ({ letter }) => ({ link: letter.id }),
};
