import { knownByName } from '@/lib/core/known-by-name';
import { INSTALL_LINE } from './office-packages.ts';

/** What each failure is, what to do about it, and whether the same document may well convert later. */
const FAILURES = {
  converter_missing: { says: 'LibreOffice is not installed, which makes PDFs of office documents.', advice: INSTALL_LINE, isWorthARetry: false },
  converter_broken: {
    says: 'LibreOffice does not start.',
    advice: `The log says why. Installing its packages again helps in most cases: ${INSTALL_LINE}`,
    isWorthARetry: true,
  },
  busy: { says: 'No converter was free in time.', advice: 'Too many documents are being converted right now. Try again shortly.', isWorthARetry: true },
  timeout: {
    says: 'The conversion took too long and was stopped.',
    advice: 'Make the document smaller: fewer pages, fewer rows, smaller pictures.',
    isWorthARetry: false,
  },
  too_large: {
    says: 'The conversion needed more memory than it may.',
    advice: 'Make the document smaller: fewer pages, fewer rows, smaller pictures.',
    isWorthARetry: false,
  },
  crashed: {
    says: 'LibreOffice crashed on this document, twice.',
    advice: 'Open the template in Word or LibreOffice, save it again as a new file, and use that one.',
    isWorthARetry: false,
  },
  unreadable: {
    says: 'LibreOffice cannot make a PDF of this document.',
    advice: 'Open the template in Word or LibreOffice, save it again as a new file, and use that one.',
    isWorthARetry: false,
  },
  closed: { says: 'The service is stopping.', advice: 'Try again shortly.', isWorthARetry: true },
} as const;

/** A conversion that came to nothing. Neither message nor advice holds anything of the document. */
export class ConversionFailed extends Error {
  static override [Symbol.hasInstance] = knownByName('ConversionFailed');

  readonly advice: string;
  readonly isWorthARetry: boolean;

  constructor(readonly code: keyof typeof FAILURES) {
    super(FAILURES[code].says);
    this.name = 'ConversionFailed';
    this.advice = FAILURES[code].advice;
    this.isWorthARetry = FAILURES[code].isWorthARetry;
  }
}
