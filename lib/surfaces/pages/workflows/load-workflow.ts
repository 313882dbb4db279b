import { cache } from 'react';
import { getOwnWorkflow } from '@/lib/domain/workflows/operations/get-own-workflow';
import { loadOwnThing } from '../load-own-thing';

/** What pages beside the editor say of their workflow: read once a rendering, and no draft with it. */
export const loadWorkflow = cache((wkf_id: string) => loadOwnThing(getOwnWorkflow, { wkf_id }));
