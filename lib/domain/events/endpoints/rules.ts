/**
 * Terminology. An *endpoint* is an address of an account that is told of the events of one *topic*: of its signature
 * requests, or of one workflow. What it was told, and what it answered, are *deliveries* (`domain/webhooks`).
 */

/** The topic of an account's signature requests; what test keys made is a topic of its own. */
export const requestsTopic = (isTest: boolean): string => (isTest ? 'requests/test' : 'requests');

/** The topic of a workflow's automations is the workflow's id. */
export const workflowTopic = (workflowId: string): string => workflowId;

/** Decisions, "Outgoing events": for so long after a rotation the secret before signs too. */
export const rotationMs = 24 * 60 * 60 * 1000;
