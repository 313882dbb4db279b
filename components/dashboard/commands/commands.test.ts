import { expect, test } from 'vitest';
import { languages } from '@/lib/core/i18n/languages';
import { messagesFor } from '@/lib/words/messages';
import { type CommandContext, commandsNamed, commandsOf } from './commands';

const own = { id: 'acc_own', name: 'Kim', kind: 'person' as const, role: 'owner' as const, isActing: true };
const team = { id: 'acc_team', name: 'Legal', kind: 'team' as const, role: 'viewer' as const, isActing: false };
const contextOf = (changes: Partial<CommandContext> = {}): CommandContext => ({
  accounts: [own, team],
  isOperator: false,
  offered: { sending: true, makingKeys: true, inviting: true, editingWorkflows: true },
  words: messagesFor('en'),
  ...changes,
});
const idsOf = (context: CommandContext) => commandsOf(context).map(({ id }) => id);

test('every letter does one thing, and none takes those that move through a list', () => {
  const letters = commandsOf(contextOf({ isOperator: true })).flatMap(({ letter }) => letter ?? []);
  expect(new Set([...letters, 'j', 'k', '?']).size).toBe(letters.length + 3);
});

test('what a role may not do is not offered, nor the way to the account that one acts for already', () => {
  expect(idsOf(contextOf())).toEqual(expect.arrayContaining(['send', 'workflow', 'key', 'act-acc_team']));
  expect(idsOf(contextOf())).not.toContain('act-acc_own');
  const viewing = idsOf(
    contextOf({
      offered: { sending: false, makingKeys: true, inviting: false, editingWorkflows: false },
      accounts: [
        { ...own, isActing: false },
        { ...team, isActing: true },
      ],
    }),
  );
  expect(viewing).not.toContain('send');
  expect(viewing).not.toContain('workflow');
  expect(viewing).not.toContain('invite');
});

test('the operator’s room is the operator’s alone', () => {
  expect(idsOf(contextOf())).not.toContain('go-operator');
});

test('found by words of the label, in any order and without accents', () => {
  const commands = commandsOf(contextOf({ words: messagesFor('fr') }));
  expect(commandsNamed(commands, 'cle creer').map(({ id }) => id)).toEqual(['key']);
  expect(commandsNamed(commands, 'nothing like it')).toEqual([]);
});

test.each(languages)('no two commands are called alike in %s', (language) => {
  const labels = commandsOf(contextOf({ words: messagesFor(language) })).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
