import { now } from '@/lib/core/clock';
import type { FormPageView, ShownField } from '../views/form-page-view';
import { rowsIn } from './answers';
import type { OpenedForm } from './auth';
import { autoCompleteFor } from './auto-complete';
import type { KeptTry } from './kept-try';
import { type FormField, type FormRefusal, maxRows } from './rules';
import { newPageToken } from './token';

/** A form as its page shows it, empty or as it was tried before. */
export function showForm(key: string, form: OpenedForm, kept: KeptTry | null, refusal: FormRefusal | null): FormPageView {
  const { settings, accountName, isOpen, workflowId } = form;
  return {
    key,
    language: settings.language,
    title: settings.title,
    thanks: settings.thanks,
    owner: accountName,
    open: isOpen
      ? {
          introduction: settings.introduction,
          token: newPageToken(workflowId, kept ? new Date(kept.openedAt) : now()),
          fields: settings.fields.flatMap((field) => showField(field, kept)),
          typed: kept?.typed ?? {},
          problems: kept?.problems ?? [],
          refusal: kept?.refusal ?? refusal,
        }
      : null,
  };
}

function showField({ kind, value: _, members, ...field }: FormField, kept: KeptTry | null): ShownField[] {
  if (kind === 'constant') return [];
  return [
    {
      ...field,
      kind,
      autoComplete: autoCompleteFor(kind, field.label, field.name),
      members: members.map((member) => ({ ...member, autoComplete: autoCompleteFor(member.kind, member.label, member.name) })),
      rows: kind === 'group' ? rowsOf(field.id, kept) : [],
    },
  ];
}

/** Those that were typed in, and as many more as were asked for. */
function rowsOf(id: string, kept: KeptTry | null): number[] {
  const typed = kept ? rowsIn({ id }, kept.typed) : [];
  const asked = kept && Object.hasOwn(kept.rows, id) ? (kept.rows[id] ?? 0) : 0;
  const count = Math.min(Math.max(1, asked, (typed.at(-1) ?? -1) + 1), maxRows);
  return Array.from({ length: count }, (_, row) => row);
}
