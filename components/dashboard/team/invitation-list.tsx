import type { Language } from '@/lib/core/i18n/languages';
import type { ShownInvitation } from '@/lib/domain/accounts/members/schema';
import { Button } from '../../ui/button';
import { When } from '../../ui/when';
import { PageAccount } from '../page-account';
import { Section } from '../section';
import type { Send, TeamWords } from './words';

export type InvitationActions = { resend: Send; revoke: Send };

type Props = { invitations: readonly ShownInvitation[]; words: TeamWords; language: Language; timeZone: string | null; actions: InvitationActions };

/** Who was invited and has not come. */
export function InvitationList({ invitations, words, language, timeZone, actions }: Props) {
  if (invitations.length === 0) return null;
  return (
    <Section id="invitations" title={words.invite.listTitle}>
      <ul className="divide-y divide-line border-b border-line">
        {invitations.map(({ id, email, role, expiresAt, isExpired }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="grid min-w-0 grow basis-60">
              <span className="font-medium break-all">{email}</span>
              <span className="flex flex-wrap gap-x-3 text-sm text-ink-quiet">
                <span>{words.roles[role]}</span>
                <span className={isExpired ? 'text-danger' : ''}>
                  {isExpired ? words.invite.ended : words.invite.until} <When iso={expiresAt} language={language} timeZone={timeZone} />
                </span>
              </span>
            </div>
            <form className="flex flex-wrap gap-2">
              <PageAccount />
              <input type="hidden" name="invitation_id" value={id} />
              <Act act={actions.resend} label={words.invite.resend} email={email} />
              <Act act={actions.revoke} label={words.invite.revoke} email={email} />
            </form>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Act({ act, label, email }: { act: Send; label: string; email: string }) {
  return (
    <Button type="submit" formAction={act}>
      {label}
      <span className="sr-only"> {email}</span>
    </Button>
  );
}
