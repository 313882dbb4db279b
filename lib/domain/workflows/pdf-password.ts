import { openText, sealText } from '@/lib/core/sealed';

const purpose = 'pdf password';

/** The templated text may hold the password itself. */
export const sealPdfPassword = (text: string): string | null => (text === '' ? null : sealText(purpose, text));

/** Empty where there is none. */
export const openPdfPassword = (sealed: string | null): string => (sealed === null ? '' : openText(purpose, sealed));
