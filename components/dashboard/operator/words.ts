import type { Language } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';

export type OperatorWords = Messages['operatorRoom'];

/** How whoever reads a page wants to read times. */
export type Reader = { language: Language; timeZone: string | null };

/** A form's target: a server action. */
export type Send = (form: FormData) => Promise<void>;

/** One page of a list, and whether it is not the first. */
export type Shown<T> = { items: readonly T[]; next: string | null; isLater: boolean };
