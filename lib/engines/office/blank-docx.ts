import { composeDocx } from './compose/compose-docx.ts';
import { paragraph } from './compose/docx-blocks.ts';
import type { Spoken } from './compose/look.ts';

/** A DOCX of one empty page, with headings and a table grid among its styles. */
export const blankDocx = (spoken: Spoken): Uint8Array => composeDocx({ ...spoken, body: [paragraph('Normal', '')] });
