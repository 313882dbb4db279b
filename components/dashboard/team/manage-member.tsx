import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ShownMember } from '@/lib/domain/accounts/members/schema';
import { Button } from '../../ui/button';
import { PageAccount } from '../page-account';
import { KeysThatStop } from './keys-that-stop';
import { RoleSelect } from './role-select';
import type { Send, TeamWords } from './words';

export type ManageActions = { changeRole: Send; remove: Send; handOver: Send };

type Props = { member: ShownMember; mayHandOver: boolean; words: TeamWords; language: Language; actions: ManageActions };

/** What an owner can do about a member. Each act says what is lost before it is; all of it works without scripts. */
export function ManageMember({ member, mayHandOver, words, language, actions }: Props) {
  const person = member.name ?? member.email;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4">
        {words.people.manage}
        <span className="sr-only"> {person}</span>
      </summary>
      <div className="grid gap-5 rounded border border-line bg-surface p-4">
        <form action={actions.changeRole} className="flex flex-wrap items-end gap-3">
          <PageAccount />
          <input type="hidden" name="person_id" value={member.id} />
          <RoleSelect words={words} chosen={member.role} />
          <Button type="submit">{words.people.roleButton}</Button>
        </form>
        <form action={actions.remove} className="grid justify-items-start gap-2 border-t border-line pt-4">
          <PageAccount />
          <input type="hidden" name="person_id" value={member.id} />
          <p className="max-w-prose">{format(words.people.removeBody, { person })}</p>
          <KeysThatStop keys={member.keys} words={words} language={language} />
          <Button kind="danger" type="submit">
            {words.people.removeButton}
          </Button>
        </form>
        {mayHandOver && member.role !== 'viewer' ? (
          <form action={actions.handOver} className="grid justify-items-start gap-2 border-t border-line pt-4">
            <PageAccount />
            <input type="hidden" name="person_id" value={member.id} />
            <p className="max-w-prose">{format(words.people.handOverBody, { person })}</p>
            <Button kind="danger" type="submit">
              {words.people.handOverButton}
            </Button>
          </form>
        ) : null}
      </div>
    </details>
  );
}
