import { format } from '@/lib/core/i18n/format';
import type { ReportView } from '@/lib/domain/signatures/views/report-view';
import type { QuietView } from '@/lib/domain/signatures/views/signing-view';
import type { Messages } from '@/lib/words/messages';
import { quietWords } from './quiet-words';

/** What the browser calls a page: what it is for, and which document it is about. */
export const titled = (what: string, title?: string): string => [what, ...(title ? [title] : []), 'Paraph'].join(' · ');

type Titled = { title: string } & ({ state: 'ready' } | { state: 'signed' } | Pick<QuietView, 'state' | 'party' | 'declinedBy' | 'test'>);

export function signingTitle(view: Titled, messages: Messages): string {
  if (view.state === 'ready') return titled(format(messages.signing.pageTitle, { title: view.title }));
  if (view.state === 'signed') return titled(messages.states.signed.title, view.title);
  return titled(quietWords(view, messages).title, view.title);
}

export const reportTitle = ({ state, title }: Pick<ReportView, 'state' | 'title'>, { report }: Messages): string =>
  titled(state === 'reported' ? report.reported.title : report.title, title);
