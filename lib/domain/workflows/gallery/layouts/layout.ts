import type { Spoken } from '@/lib/engines/office/compose/look';
import type { Tags } from '../tags';
import type { TemplateWords } from '../words-of';

/** Sets a template: words and tags become the bytes of a DOCX or PPTX. */
export type Layout = (given: { words: TemplateWords; tags: Tags; spoken: Spoken }) => Uint8Array;
