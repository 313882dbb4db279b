import { db } from '@/lib/core/db';
import { normalizeEmail } from '@/lib/core/email-address';
import { AppError } from '@/lib/core/errors';
import { findPersonByEmail } from '@/lib/domain/accounts/store';
import { byCommand } from '@/lib/domain/operator/rules';
import { restoreArchived } from '@/lib/domain/operator/workflows/restore-archived';
import { missingOf } from '@/lib/domain/workflows/completeness/judge';
import { knownWorkflow } from '@/lib/domain/workflows/find-workflow';
import { readWorkflow } from '@/lib/domain/workflows/read-workflow';
import { statusOf } from '@/lib/domain/workflows/rules';
import { listWorkflowRows } from '@/lib/domain/workflows/store';
import { switchAutoCreate } from '@/lib/domain/workflows/switch-workflow';
import { type Command, CommandError } from './command';
import { record } from './record';

const shownAtOnce = 1_000;

async function workflowOf(id = '') {
  const workflow = await knownWorkflow(id);
  if (!workflow) throw new CommandError(`There is no workflow ${id}.`);
  return workflow;
}

async function accountIdsOf(email: string): Promise<string[]> {
  const person = await findPersonByEmail(normalizeEmail(email)?.toLowerCase() ?? '');
  if (!person) throw new CommandError(`Nobody here has the address ${email}.`);
  return person.accounts.map(({ id }) => id);
}

const workflowList: Command = {
  name: 'workflow list',
  usage: 'workflow list [--email <address>]',
  summary: 'List the newest workflows, of one person or of everybody',
  options: { email: { type: 'string', about: 'Whose personal account owns them.' } },
  async run({ flags }) {
    const accountIds = typeof flags.email === 'string' ? await accountIdsOf(flags.email) : null;
    const rows = await listWorkflowRows({ accountIds, isTest: null, status: undefined }, shownAtOnce);
    const data = rows.map((row) => ({ id: row.id, status: statusOf(row), name: row.name, owner: row.owner.email, team: row.team?.name ?? null }));
    return { data, lines: data.map(({ id, status, name, owner }) => `${id}  ${status.padEnd(10)}  ${owner}  ${name}`) };
  },
};

const workflowShow: Command = {
  name: 'workflow show',
  usage: 'workflow show <wkf_id>',
  summary: 'Show a workflow, and what it lacks; its source’s address and passwords are left out',
  options: {},
  words: ['wkf_id'],
  async run({ words }) {
    const row = await workflowOf(words[0]);
    const { source, documents, ...workflow } = await readWorkflow(row.id, db());
    const missing = await missingOf(row, db());
    const { webhookUrl: _secret, ...shownSource } = source;
    const shownDocuments = documents.map(({ pdfPassword: _password, previewUrl: _link, ...document }) => document);
    return {
      data: { ...workflow, source: shownSource, documents: shownDocuments, missing },
      lines: [
        ...Object.entries({
          ...workflow,
          owner: workflow.owner.email,
          team: workflow.team?.name ?? null,
          outgoingWebhook: workflow.outgoingWebhook?.webhookUrl ?? null,
        })
          .filter(([, value]) => value !== null)
          .map(([name, value]) => `${name.padEnd(18)} ${String(value)}`),
        `${'fields'.padEnd(18)} ${source.sourceFields.join(', ')}`,
        ...documents.map(({ id, file, outputName }) => `${id}  ${file.name} -> ${outputName}`),
        ...missing.map(({ message }) => `missing: ${message}`),
      ],
    };
  },
};

const workflowRestore: Command = {
  name: 'workflow restore',
  usage: 'workflow restore <wkf_id>',
  summary: 'Bring an archived workflow back; no API does',
  options: {},
  words: ['wkf_id'],
  async run({ words }) {
    const { id } = await workflowOf(words[0]);
    const restored = await restoreArchived(byCommand, id);
    return { data: { id, restored }, lines: [restored ? `${id} is restored.` : `${id} is not archived.`] };
  },
};

const workflowAutoCreate: Command = {
  name: 'workflow auto-create',
  usage: 'workflow auto-create <wkf_id> <on|off>',
  summary: 'Say whether each post to a workflow starts an automation, or is only kept',
  options: {},
  words: ['wkf_id', 'on|off'],
  async run({ words: [wkf_id, state] }) {
    if (state !== 'on' && state !== 'off') throw new CommandError('Say on or off.');
    const { id } = await workflowOf(wkf_id);
    try {
      await switchAutoCreate(id, state === 'on', { kind: 'service' });
      await record({ kind: 'workflow.switched', target: id, details: { state } });
    } catch (error) {
      if (error instanceof AppError) throw new CommandError(error.details?.[0]?.message ?? error.message);
      throw error;
    }
    return { data: { id, autoCreate: state === 'on' }, lines: [`${id}: autoCreate is ${state}.`] };
  },
};

export const workflowCommands = [workflowList, workflowShow, workflowRestore, workflowAutoCreate];
