import type { Role } from '@/lib/core/caller';
import { roles } from '@/lib/domain/accounts/access';
import { findPersonByEmail, listTeamAccounts } from '@/lib/domain/accounts/store';
import { teamIdOf } from '@/lib/domain/accounts/team-id';
import { createTeam, removeMember, setMember } from '@/lib/domain/accounts/teams';
import { type Command, CommandError } from './command';
import { emailOf, personIdOf, teamOf } from './people';

const ofTeam = { team: { type: 'string', about: 'The team’s id, team_…', required: true } } as const;

const teamCreate: Command = {
  name: 'team create',
  usage: 'team create --name <name> --owner <address>',
  summary: 'Make a team and print its id; makes the owner where there is none',
  options: {
    name: { type: 'string', about: 'What the team is called.', required: true },
    owner: { type: 'string', about: 'The email address of whoever owns it.', required: true },
  },
  async run({ flags }) {
    const name = String(flags.name).normalize('NFC').trim();
    if (name === '' || [...name].length > 80) throw new CommandError('Give the team a name of at most 80 characters.');
    const owner = emailOf(flags.owner);
    const { id } = await createTeam(await personIdOf(owner), name);
    return { data: { team_id: teamIdOf(id), account_id: id, name, owner }, lines: [teamIdOf(id)] };
  },
};

const teamAdd: Command = {
  name: 'team add',
  usage: 'team add --team <id> --email <address> [--role <role>]',
  summary: 'Let a person act for a team, or change their role there; makes the person where there is none',
  options: {
    ...ofTeam,
    email: { type: 'string', about: 'Their email address.', required: true },
    role: { type: 'string', about: `One of ${roles.join(', ')} (editor).` },
  },
  async run({ flags }) {
    const role = String(flags.role ?? 'editor');
    if (!isRole(role)) throw new CommandError(`There is no role "${role}": it is one of ${roles.join(', ')}.`);
    const [team, email] = [await teamOf(String(flags.team)), emailOf(flags.email)];
    const personId = await personIdOf(email);
    if (personId === team.ownerId && role !== 'owner') throw new CommandError(`${email} owns ${team.name}, and stays its owner.`);
    await setMember(team.id, personId, role);
    return { data: { team_id: teamIdOf(team.id), email, role }, lines: [`${email} is ${role} of ${team.name}.`] };
  },
};

const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);

const teamRemove: Command = {
  name: 'team remove',
  usage: 'team remove --team <id> --email <address>',
  summary: 'End a person’s membership, and with it their keys of the team',
  options: { ...ofTeam, email: { type: 'string', about: 'Their email address.', required: true } },
  async run({ flags }) {
    const [team, email] = [await teamOf(String(flags.team)), emailOf(flags.email)];
    const person = await findPersonByEmail(email);
    if (person?.id === team.ownerId) throw new CommandError(`${email} owns ${team.name}, and cannot be removed.`);
    if (!person || !(await removeMember(team.id, person.id))) throw new CommandError(`${email} does not belong to ${team.name}.`);
    return { data: { team_id: teamIdOf(team.id), email }, lines: [`${email} no longer belongs to ${team.name}.`] };
  },
};

const teamList: Command = {
  name: 'team list',
  usage: 'team list',
  summary: 'List the teams and who belongs to them',
  options: {},
  async run() {
    const teams = (await listTeamAccounts()).map(({ id, name, members }) => ({
      team_id: teamIdOf(id),
      name,
      members: members.map(({ role, person }) => ({ email: person.email, role })),
    }));
    const lines = teams.flatMap(({ team_id, name, members }) => [`${team_id}  ${name}`, ...members.map(({ email, role }) => `  ${role.padEnd(7)} ${email}`)]);
    return { data: teams, lines: lines.length > 0 ? lines : ['There are no teams. Make one with: team create'] };
  },
};

export const teamCommands = [teamCreate, teamAdd, teamRemove, teamList];
