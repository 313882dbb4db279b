import type { ShownMember } from '@/lib/domain/accounts/members/schema';
import { ChoiceField } from '../../ui/choice-field';
import type { TeamWords } from './words';

type Role = ShownMember['role'];

/** From the least to the most. */
const shown: readonly Role[] = ['viewer', 'editor', 'owner'];

export function RoleSelect({ words, chosen }: { words: TeamWords; chosen: Role }) {
  const options = shown.map((role) => ({ value: role, label: words.roles[role] }));
  return <ChoiceField name="role" label={words.people.role} options={options} chosen={chosen} />;
}

export function RoleChoice({ words, chosen }: { words: TeamWords; chosen: Role }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-medium">{words.people.role}</legend>
      {shown.map((role) => (
        <label key={role} className="flex min-h-11 items-start gap-3 py-2">
          <input type="radio" name="role" value={role} defaultChecked={role === chosen} className="mt-0.5 size-5 shrink-0 accent-accent" />
          <span>
            {words.roles[role]} <span className="block text-sm text-ink-quiet">{words.roleHints[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
