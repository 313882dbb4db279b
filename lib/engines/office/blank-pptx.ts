import { composePptx } from './compose/compose-pptx.ts';
import type { Spoken } from './compose/look.ts';

/** A PPTX of one empty cover, with a second layout for text beside its own. */
export const blankPptx = (spoken: Spoken): Uint8Array => composePptx({ ...spoken, slides: [{ kind: 'cover', title: '', subtitle: '' }] });
