import { type Auth, type Given, textIn, within } from '@/lib/core/auth';
import { now } from '@/lib/core/clock';
import type { Act } from '../accounts/access';
import { type FileRow, findLinkedFile } from '../files/hosted/store';
import { byWorkflow, type OpenedWorkflow } from '../workflows/auth';
import { byEditor, type OpenedEditor } from '../workflows/editing/auth';
import { automationErrors } from './errors';
import { type EventRow, findEventOf } from './inbound/store';
import { fileIdOf } from './outputs/output-link';
import { automationIdPattern, eventIdPattern } from './rules';
import { findRun, type RunRow } from './running/store';

export type OpenedAutomation = OpenedWorkflow & { run: RunRow };

/** By whoever may do this in its workflow. */
export const byAutomation = (act: Act): Auth<OpenedAutomation> =>
  within(byWorkflow(act), automationErrors.notFound, async ({ workflow }, given) => {
    const id = textIn(given, 'aut_id');
    const run = automationIdPattern.test(id) ? await findRun(id) : null;
    return run?.workflowId === workflow.id ? { run } : null;
  });

export type OpenedEvent = OpenedWorkflow & { event: EventRow };

export const byEvent = (act: Act): Auth<OpenedEvent> => within(byWorkflow(act), automationErrors.eventNotFound, eventIn);

/** By a signed-in browser, for an event of a workflow that it may see. */
export const byEditorsEvent = (act: Act): Auth<OpenedEditor & { event: EventRow }> => within(byEditor(act), automationErrors.eventNotFound, eventIn);

async function eventIn({ workflow }: OpenedWorkflow, given: Given): Promise<{ event: EventRow } | null> {
  const id = textIn(given, 'evt_id');
  const event = eventIdPattern.test(id) ? await findEventOf(workflow.id, id) : null;
  return event && { event };
}

/** By a short-lived link to a file of a run. */
export const byOutputLink: Auth<FileRow> = {
  takes: ['link'],
  rejected: 'none',
  errors: [automationErrors.outputNotFound],
  async open(_caller, given) {
    const id = fileIdOf(textIn(given, 'token'), now());
    const file = id && (await findLinkedFile(id));
    if (!file) throw automationErrors.outputNotFound();
    return file;
  },
  subjects: ({ id }) => ({ link: id }),
};
