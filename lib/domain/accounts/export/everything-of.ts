import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { mailAddress } from '../../mail/rules';
import {
  listActsToExport,
  listChangesToExport,
  listEditsToExport,
  listInvitationsToExport,
  listMailDaysToExport,
  listSuppressionsToExport,
  requestsOfOthersToExport,
  uploadsToExport,
} from './beside-account/store';
import {
  callsToExport,
  draftsToExport,
  emailsToExport,
  eventsToExport,
  filesToExport,
  findOwnAccount,
  findPersonToExport,
  importsToExport,
  listDaysToExport,
  listKeysToExport,
  listLoginsToExport,
  listMonthsToExport,
  listSessionsToExport,
  listTeamsToExport,
  postsToExport,
  requestsToExport,
  runsToExport,
  webhooksToExport,
  workflowsToExport,
} from './store';

type Rows = Iterable<unknown> | AsyncIterable<unknown>;

/** About so much text goes out at a time. */
const CHUNK_CHARACTERS = 32 * 1024;

/**
 * Everything that is kept of a person and of their own account, as the text of one JSON object with a list for each kind
 * of thing. Nothing in it opens anything: no keys, links, tokens or secrets. What a team owns is the team's. Which table is where
 * stands in `kept-of-people.ts`.
 */
export async function* everythingOf(personId: string): AsyncGenerator<string> {
  const [person, account] = await Promise.all([findPersonToExport(personId), findOwnAccount(personId)]);
  const address = mailAddress(person.email);
  const lists: Record<string, () => Promise<Rows> | Rows> = {
    sessions: () => listSessionsToExport(personId),
    logins: () => listLoginsToExport(personId),
    teams: () => listTeamsToExport(personId),
    keys: () => listKeysToExport(account.id),
    calls: () => callsToExport(account.id),
    days: () => listDaysToExport(account.id),
    months: () => listMonthsToExport([account.id, `email:${address}`]),
    requests: () => requestsToExport(account.id),
    drafts: () => draftsToExport(account.id),
    files: () => filesToExport(account.id),
    workflows: () => workflowsToExport(account.id),
    workflowEdits: () => listEditsToExport(personId),
    workflowChanges: () => listChangesToExport(personId),
    posts: () => postsToExport(account.id),
    imports: () => importsToExport(account.id),
    runs: () => runsToExport(account.id),
    webhooks: () => webhooksToExport(account.id),
    emails: () => emailsToExport(address),
    invitations: () => listInvitationsToExport(address),
    mailDays: () => listMailDaysToExport(address),
    suppressions: () => listSuppressionsToExport([account.id, `email:${address}`], address),
    uploads: () => uploadsToExport(account.id),
    requestsOfOthers: () => requestsOfOthersToExport(address, account.id),
    operatorActs: () => listActsToExport(personId, address),
    events: () => eventsToExport(account.id),
  };
  let text = JSON.stringify({ exportedAt: now(), service: env().BASE_URL, person, account }).slice(0, -1);
  for (const [name, read] of Object.entries(lists)) {
    text += `,\n"${name}":[`;
    let separator = '\n';
    for await (const row of await read()) {
      text += `${separator}${JSON.stringify(row)}`;
      separator = ',\n';
      if (text.length < CHUNK_CHARACTERS) continue;
      yield text;
      text = '';
    }
    text += ']';
  }
  yield `${text}}\n`;
}
