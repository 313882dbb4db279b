import type { DocumentDefinition, WorkflowDefinition } from '../workflows/definition';

/**
 * Terminology. An *automation*, or *run*, turns one *event* (a post to a source) into documents, in *steps*. What it
 * makes of a template document is that one's *output*. A step is *done* once, in the transaction that keeps what it
 * made; until then it can be taken up again, by whatever process.
 */
export const automationStatuses = ['queued', 'running', 'completed', 'failed'] as const;
export type AutomationStatus = (typeof automationStatuses)[number];

export const stepStatuses = ['waiting', 'running', 'done', 'failed'] as const;

/** In this order: nobody is asked to sign before all documents of a run are made. */
export const stepKinds = ['fill', 'convert', 'request-signature'] as const;
export type StepKind = (typeof stepKinds)[number];

export const eventStatuses = ['queued', 'sample', 'held'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** By which way a post came: to the source's own address, or by the form that we host for it. */
export const sourceTypes = ['WEBHOOK', 'FORM'] as const;

export const automationIdPattern = /^aut_[0-9A-Za-z]{20}$/;
export const eventIdPattern = /^evt_[0-9A-Za-z]{20}$/;
export const outputIdPattern = /^out_[0-9A-Za-z]{20}$/;

/** Which documents have a step of a kind. A signature is given on a PDF: one is made for it in any case. */
const has: Record<StepKind, (document: DocumentDefinition) => boolean> = {
  fill: () => true,
  convert: ({ createPdfCopy, signature }) => createPdfCopy || signature !== null,
  'request-signature': ({ signature }) => signature !== null,
};

export type PlannedStep = { kind: StepKind; document: DocumentDefinition };

/** The steps of a run, in their order. */
export const planOf = ({ documents }: WorkflowDefinition): PlannedStep[] =>
  stepKinds.flatMap((kind) => documents.filter(has[kind]).map((document) => ({ kind, document })));

/** With which step a document is made: what comes after it only hands it on. */
export const madeBy = (document: DocumentDefinition): StepKind => (has.convert(document) ? 'convert' : 'fill');

/** How long a step that failed by no fault of its template or values waits before it is tried again: six tries in about half an hour. */
const retryDelaysSeconds = [2, 15, 60, 300, 1200];

/** Seconds until the next try of a step that has failed so often; null after the last. */
export const retryDelay = (failures: number, maxTries = Number.POSITIVE_INFINITY): number | null =>
  failures < maxTries ? (retryDelaysSeconds[failures - 1] ?? null) : null;

/**
 * What kills LibreOffice may be the document or a machine that ran out of memory: these tries take about a minute and a
 * half, with two processes each.
 */
export const triesAfterCrash = 4;

/** The code of what a log tells that nobody need act on. */
export const noteCode = 'font_alike';

/** How many of a step's findings are warnings. */
export const warningsIn = (findings: readonly { code: string }[]): number => findings.filter(({ code }) => code !== noteCode).length;
