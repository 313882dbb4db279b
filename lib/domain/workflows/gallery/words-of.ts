import { languageOfTag } from '@/lib/core/i18n/accept-language';
import type { Language } from '@/lib/core/i18n/languages';
import { type Messages, messagesFor } from '@/lib/words/messages';

export type TemplateWords = Messages['templates'];

/** A field of the templates; people see its name in their language, and forms send it. */
export type FieldKey = keyof TemplateWords['fields'];

export const templateWords = (language: Language): TemplateWords => messagesFor(language).templates;

/** The language of the gallery that is nearest to one that values are written in. */
export const galleryLanguage = (tag: string): Language => languageOfTag(tag.toLowerCase()) ?? 'en';
