'use client';
import { useActionState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { type Language, languageNames, languages } from '@/lib/core/i18n/languages';
import { problemText } from '../../account/problem-text';
import { Button } from '../../ui/button';
import { ChoiceField } from '../../ui/choice-field';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { PageAccount } from '../page-account';
import { RoleChoice } from './role-select';
import type { TeamWords } from './words';

/** To whom it went, or why it did not, with what was typed. */
export type InviteState = { sentTo: string } | { problem: string; email: string; role: 'viewer' | 'editor' | 'owner' } | null;
export type Invite = (before: InviteState, form: FormData) => Promise<InviteState>;

/** Problems that the address has; any other stands above the form. */
const ofAddress = ['bad_email', 'already_member', 'already_invited'];

export function InviteForm({ words, language, invite }: { words: TeamWords; language: Language; invite: Invite }) {
  const [state, action, isPending] = useActionState(invite, null);
  const refused = state && 'problem' in state ? state : null;
  const problem = refused && problemText(words.problems, refused.problem);
  const isAddressWrong = refused !== null && ofAddress.includes(refused.problem);
  return (
    <form action={action} className="grid max-w-xl gap-4">
      <PageAccount />
      <div role="status" className="contents">
        {state && 'sentTo' in state ? <Notice kind="success">{format(words.done.invited, { email: state.sentTo })}</Notice> : null}
      </div>
      {problem && !isAddressWrong ? <Notice kind="danger">{problem}</Notice> : null}
      <TextField
        key={refused?.email}
        name="email"
        type="email"
        label={words.invite.email}
        hint={words.invite.note}
        problem={isAddressWrong ? problem : null}
        defaultValue={refused?.email ?? ''}
        required
        maxLength={254}
        autoComplete="off"
      />
      <RoleChoice key={refused?.role} words={words} chosen={refused?.role ?? 'editor'} />
      <ChoiceField name="language" label={words.invite.language} options={languageOptions} chosen={language} isNarrow />
      <Button kind="primary" type="submit" isInactive={isPending} className="justify-self-start">
        {words.invite.button}
      </Button>
    </form>
  );
}

const languageOptions = languages.map((name) => ({ value: name, label: languageNames[name], lang: name }));
