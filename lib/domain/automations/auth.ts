import { type Auth, textIn } from '@/lib/core/auth';
import { now } from '@/lib/core/clock';
import type { Act } from '../accounts/access';
import { type FileRow, findLinkedFile } from '../files/hosted/store';
import { byWorkflow, type OpenedWorkflow } from '../workflows/auth';
import { automationErrors } from './errors';
import { type EventRow, findEventOf } from './inbound/store';
import { fileIdOf } from './outputs/output-link';
import { automationIdPattern, eventIdPattern } from './rules';
import { findRun, type RunRow } from './running/store';

export type OpenedAutomation = OpenedWorkflow & { run: RunRow };

/** By whoever may do this in its workflow. */
export function byAutomation(act: Act): Auth<OpenedAutomation> {
  const workflow = byWorkflow(act);
  return {
    ...workflow,
    errors: [...workflow.errors, automationErrors.notFound],
    async open(caller, given) {
      const opened = await workflow.open(caller, given);
      const id = textIn(given, 'aut_id');
      const run = automationIdPattern.test(id) ? await findRun(id) : null;
      if (run?.workflowId !== opened.workflow.id) throw automationErrors.notFound();
      return { ...opened, run };
    },
  };
}

export type OpenedEvent = OpenedWorkflow & { event: EventRow };

export function byEvent(act: Act): Auth<OpenedEvent> {
  const workflow = byWorkflow(act);
  return {
    ...workflow,
    errors: [...workflow.errors, automationErrors.eventNotFound],
    async open(caller, given) {
      const opened = await workflow.open(caller, given);
      const id = textIn(given, 'evt_id');
      const event = eventIdPattern.test(id) ? await findEventOf(opened.workflow.id, id) : null;
      if (!event) throw automationErrors.eventNotFound();
      return { ...opened, event };
    },
  };
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
