'use client';
import { format } from '@/lib/core/i18n/format';
import type { EditorView } from '@/lib/domain/workflows/editing/schema';
import { useEditing } from './editing';

type Missing = EditorView['missing'][number];

/**
 * What is missing and said one by one, and the names that merely wait for the first data: until a source has a field, whatever a template
 * asks for is unknown, and that is one thing to do, not many.
 */
export function sortMissing({ missing, source }: EditorView): { told: Missing[]; waiting: string[] } {
  if (source.fields.length > 0) return { told: missing, waiting: [] };
  const waits = ({ code, suggestion }: Missing) => code === 'unknown_field' && suggestion === null;
  return { told: missing.filter((one) => !waits(one)), waiting: [...new Set(missing.filter(waits).flatMap(({ name }) => name ?? []))] };
}

/** What of one document, of the email, or else of the workflow is missing before it can run. */
export function Findings({ of }: { of: string | null }) {
  const { state, words } = useEditing();
  const found = sortMissing(state.view).told.filter(({ documentId, code }) =>
    of === 'email' ? documentId === null && code === 'unknown_field' : documentId === of && (of !== null || code !== 'unknown_field'),
  );
  if (found.length === 0) return null;
  return (
    <ul className="grid gap-1 border-l-4 border-warning pl-3 text-sm">
      {found.map((one) => (
        <li key={`${one.code} ${one.name ?? one.tag ?? ''}`} className="wrap-anywhere">
          {missingText(one, words.missing)}
        </li>
      ))}
    </ul>
  );
}

export function missingText({ code, tag, name, suggestion }: Missing, words: ReturnType<typeof useEditing>['words']['missing']): string {
  const said = format(words[code], { tag: `{{${tag ?? ''}}}`, name: name ?? '' });
  return suggestion === null ? said : `${said} ${format(words.suggestion, { suggestion })}`;
}

/** Why a member cannot be published as it is. */
export function useProblem(documentId: string): (member: string) => string | null {
  const { state, words } = useEditing();
  return (member) => {
    const problem = state.view.problems.find((one) => one.documentId === documentId && one.member === member);
    return problem ? (words.problems[problem.code as keyof typeof words.problems] ?? problem.message) : null;
  };
}
