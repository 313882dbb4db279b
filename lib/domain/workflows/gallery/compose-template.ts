import { type Language, localeOf } from '@/lib/core/i18n/languages';
import { blankDocx } from '@/lib/engines/office/blank-docx';
import { blankPptx } from '@/lib/engines/office/blank-pptx';
import { messagesFor } from '@/lib/words/messages';
import { withoutBreaks } from '@/lib/words/without-breaks';
import { contract, nda } from './layouts/agreement';
import { certificate } from './layouts/certificate';
import { invoice } from './layouts/invoice';
import type { Layout } from './layouts/layout';
import { offer } from './layouts/offer';
import { slides } from './layouts/slides';
import type { StartingPoint } from './rules';
import { tagsIn } from './tags';
import { templateWords } from './words-of';

const layouts: Record<StartingPoint, Layout> = {
  blankDocument: ({ spoken }) => blankDocx(spoken),
  blankSlides: ({ spoken }) => blankPptx(spoken),
  contract,
  invoice,
  certificate,
  offer,
  nda,
  slides,
};

/** What people call a starting point. */
export const nameOf = (point: StartingPoint, language: Language): string => withoutBreaks(messagesFor(language).workflowsRoom.gallery.names[point]);

export const kindOf = (point: StartingPoint): 'docx' | 'pptx' => (point === 'slides' || point === 'blankSlides' ? 'pptx' : 'docx');

/** The bytes of a starting point in a language, which are the same each time. */
export function composeTemplate(point: StartingPoint, language: Language): Uint8Array {
  const words = templateWords(language);
  return layouts[point]({ words, tags: tagsIn(words), spoken: { language: localeOf(language), title: nameOf(point, language) } });
}
