/**
 * Terminology. A *team* is an account of several people. Who belongs to it is a *member*, in a *role*. Its owners manage
 * the members; one of them *answers* for it: requests of the team go out in their name.
 */
import { z } from 'zod';
import { lineProblem, nameProblem, tidyLine } from '@/lib/core/text/person-name';

export const memberRole = z.enum(['viewer', 'editor', 'owner']);

export const personId = z.string().regex(/^usr_[0-9A-Za-z]{20}$/, 'This is not the id of a person.');

export const teamName = z
  .string()
  .transform(tidyLine)
  .superRefine((text, context) => {
    // It stands in emails to whoever is invited.
    const problem = nameProblem(text) ?? lineProblem(text, 80);
    if (problem) context.addIssue({ code: 'custom', message: text === '' ? 'Give the team a name.' : problem.message, params: { code: problem.code } });
  });

/** As a team's page shows a member. */
const shownMember = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  role: memberRole,
  since: z.string(),
  isSelf: z.boolean(),
  /** Whether the team's requests go out in their name. */
  answers: z.boolean(),
  /** Names of their keys of the team that work. */
  keys: z.array(z.string()),
});

const shownInvitation = z.object({ id: z.string(), email: z.string(), role: memberRole, sentAt: z.string(), expiresAt: z.string(), isExpired: z.boolean() });

/** Who did what to whom. Null where it was erased; without a `by`, the operator did it. */
const shownEvent = z.object({
  id: z.string(),
  type: z.string(),
  at: z.string(),
  told: z.object({ by: z.string().nullable(), person: z.string(), role: memberRole.nullable() }).nullable(),
});

export const teamView = z.object({
  name: z.string(),
  mayManage: z.boolean(),
  members: z.array(shownMember),
  /** None for who may not manage them. */
  invitations: z.array(shownInvitation),
  events: z.array(shownEvent),
});

export type TeamView = z.output<typeof teamView>;
export type ShownMember = z.output<typeof shownMember>;
export type ShownInvitation = z.output<typeof shownInvitation>;
export type ShownTeamEvent = z.output<typeof shownEvent>;
