import { cache } from 'react';
import { getEditor } from '@/lib/domain/workflows/operations/get-editor';
import { loadOwnThing } from '../load-own-thing';

/** A workflow for its pages: read once a rendering, however many parts of the page ask. */
export const loadEditor = cache((wkf_id: string) => loadOwnThing(getEditor, { wkf_id }));
