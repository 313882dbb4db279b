'use client';
import { PageAccount } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { Disclosure } from './disclosure';
import { useEditing } from './editing';

/** Ends a workflow for good, as far as its people go: what that means stands beside the button. */
export function ArchiveWorkflow({ archive }: { archive: (form: FormData) => Promise<void> }) {
  const { state, words, mayEdit } = useEditing();
  if (!mayEdit) return null;
  return (
    <Disclosure title={words.archive.title}>
      <form action={archive} className="grid justify-items-start gap-3 pt-1">
        <PageAccount />
        <input type="hidden" name="wkf_id" value={state.view.id} />
        <p className="max-w-prose text-sm">{words.archive.body}</p>
        <Button type="submit" kind="danger">
          {words.archive.act}
        </Button>
      </form>
    </Disclosure>
  );
}
