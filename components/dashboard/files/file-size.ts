import { type Language, localeOf } from '@/lib/core/i18n/languages';

const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
/** As limits are counted: a megabyte is 1024 times 1024 bytes. */
const STEP = 1024;

/** "1.2 MB", in the reader's way of writing it. */
export function sizeText(bytes: number, language: Language): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), steps.length - 1);
  const value = bytes / STEP ** step;
  const unit = steps[step] ?? 'byte';
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: step > 1 && value < 10 ? 1 : 0,
  }).format(value);
}
