import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { log } from '@/lib/core/log';
import { workFor } from '@/lib/engines/processes/work-owner';
import { enqueue } from '@/lib/engines/queue/queue';
import { isStorageFull } from '../../accounts/storage/room';
import { record } from '../../events/record';
import { type WorkflowDefinition, workflowDefinition } from '../../workflows/definition';
import { valuesToFill } from '../../workflows/source/values-to-fill';
import { type LetterOrder, letterFor, noLetter, queueLetters } from '../mailing/order-letter';
import { listOutputsOf } from '../outputs/store';
import { madeBy, planOf, retryDelay, warningsIn } from '../rules';
import { subjectOf } from '../subject';
import { advanceJob } from './advance-job';
import { failureOf } from './failure-of';
import { pinTemplates } from './pin-templates';
import type { StepOutcome } from './step';
import type { StepFailure } from './step-failure';
import { stepFailures } from './step-failures';
import { doers } from './steps';
import { endStep, findMaterial, findRun, listSteps, type Material, moveRun, noteOutput, type RunRow, type StepRow, startRun, takeStep } from './store';

/**
 * Does the next step of a run, and enqueues the job for the one after it. Whichever job comes takes the step that is
 * next: one that comes twice, or after the process before it was killed, does what is left, and nothing again.
 */
export async function advance(id: string, signal: AbortSignal): Promise<void> {
  const run = await findRun(id);
  if (run?.status === 'queued') await start(run);
  const begun = run?.status === 'queued' ? await findRun(id) : run;
  if (begun?.status !== 'running') return;
  const all = await listSteps(id);
  const next = all.find(({ status }) => status !== 'done');
  const step = next && (await takeStep(begun, next, now()));
  if (!step) return;
  const material = await findMaterial(begun);
  const definition = workflowDefinition.parse(material.definition);
  try {
    const outcome = await doStep(begun, step, all, definition, material, signal);
    const isLast = step.position === all.length;
    const letter = isLast ? await letterFor(begun, definition, material) : noLetter;
    await keep(begun, step, { ...outcome, findings: [...outcome.findings, ...letter.findings] }, definition, { isLast, letter });
  } catch (error) {
    const failure = failureOf(error);
    log().warn({ automation: id, step: step.kind, attempt: step.attempts, code: failure.problem.code, err: failure.cause }, 'a step failed');
    await settle(begun, step, failure);
  }
}

/** Pins the run to its templates as they were when it came in, and lays out its steps. */
async function start(run: RunRow): Promise<void> {
  const { definition } = await findMaterial(run);
  const plan = planOf(workflowDefinition.parse(definition));
  const templates = await pinTemplates(plan, run.templatesAt);
  await transaction(async (tx) => {
    const at = now();
    const laid = plan.map(({ kind, document }, index) => ({
      id: newId('stp'),
      position: index + 1,
      kind,
      documentId: document.id,
      ...(kind === 'fill' ? templates.inputOf(document) : { input: {}, inputSha256: null }),
    }));
    await templates.lock(tx, at);
    if (!(await startRun(tx, run, laid, at))) return;
    await record(tx, subjectOf(run), 'automation.started', at, { workflowVersion: run.workflowVersion });
  });
}

async function doStep(run: RunRow, step: StepRow, all: readonly StepRow[], definition: WorkflowDefinition, { payload, lists }: Material, signal: AbortSignal) {
  const document = definition.documents.find(({ id }) => id === step.documentId);
  if (!document) throw new Error(`Step ${step.id} is of a document that version ${run.workflowVersion} of its workflow does not have`);
  if (payload === null) throw stepFailures.erased();
  if (await isStorageFull(run.accountId)) throw stepFailures.storageFull();
  const { language, timeZone } = definition;
  const outputs = await listOutputsOf([run.id]);
  const doing = { run, step, document, setting: { language, timeZone }, ...valuesToFill({ payload, lists }), steps: all, outputs, signal };
  return workFor({ keys: [`account ${run.accountId}`] }, () => doers[step.kind](doing));
}

/** What was made, that the step is done, what happened and the next job: together or not at all. */
type Ending = { isLast: boolean; letter: LetterOrder };

async function keep(run: RunRow, step: StepRow, { findings, save }: StepOutcome, definition: WorkflowDefinition, { isLast, letter }: Ending): Promise<void> {
  await transaction(async (tx) => {
    const at = now();
    if (!(await endStep(tx, step, { status: 'done', findings, finishedAt: at }))) return;
    const output = await save(tx, at);
    await noteOutput(tx, step.id, output);
    const ended = isLast ? { status: 'completed' as const, finishedAt: at } : {};
    const warnings = warningsIn(findings);
    if (isLast || warnings > 0) await moveRun(tx, run.id, { ...ended, warnings });
    const document = definition.documents.find(({ id }) => id === step.documentId);
    if (document && madeBy(document) === step.kind)
      await record(tx, subjectOf(run), 'automation.document.created', at, { documentId: document.id, outputId: String(output.outputId) });
    if (step.kind === 'request-signature')
      await record(tx, subjectOf(run), 'automation.signature.requested', at, { outputId: String(output.outputId), requestId: String(output.requestId) });
    if (isLast) {
      await record(tx, subjectOf(run), 'automation.completed', at, { documents: definition.documents.length });
      await queueLetters(tx, run, letter);
    } else await enqueue(tx, advanceJob, { id: run.id, owner: run.accountId });
  });
}

/** Tries a step again later where that may help; otherwise the run has failed. */
async function settle(run: RunRow, step: StepRow, { problem, isWorthARetry, maxTries }: StepFailure): Promise<void> {
  const failures = step.failures + 1;
  const delay = isWorthARetry ? retryDelay(failures, maxTries) : null;
  await transaction(async (tx) => {
    const at = now();
    const isOver = delay === null;
    if (!(await endStep(tx, step, { status: isOver ? 'failed' : 'waiting', error: problem, failures, finishedAt: isOver ? at : null }))) return;
    if (!isOver) return enqueue(tx, advanceJob, { id: run.id, owner: run.accountId, startAfterSeconds: delay });
    const { position, kind, documentId } = step;
    await moveRun(tx, run.id, { status: 'failed', finishedAt: at, error: { ...problem, step: { position, kind, documentId } } });
    await record(tx, subjectOf(run), 'automation.failed', at, { code: problem.code, step: kind, documentId: documentId ?? '' });
  });
}
