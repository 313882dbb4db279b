'use client';
import Link from 'next/link';
import { standingLink } from '../../dashboard/list-pages';
import { buttonLook } from '../../ui/button';
import { LinkField } from '../../ui/copy-link';
import { useEditing } from './editing';

/** The ways in for those who have nothing that posts: the form that we host, with its address where it is on, and a table. */
export function WaysWithoutTool() {
  const { state, words, mayEdit } = useEditing();
  const { formEditor } = words;
  const { form, status } = state.view;
  const here = `/dashboard/workflows/${state.view.id}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* The form of an archived workflow is closed, whatever it was. */}
      {form && status !== 'ARCHIVED' ? (
        <div className="grid w-full gap-1">
          {form.isOn ? <LinkField link={form.url} label={formEditor.address} words={formEditor} /> : null}
          <p className="text-sm text-ink-quiet">{form.isOn ? formEditor.on : formEditor.off}</p>
        </div>
      ) : null}
      <Link href={`${here}/form`} className={buttonLook('secondary')}>
        {form ? formEditor.change : formEditor.link}
      </Link>
      {mayEdit && status !== 'ARCHIVED' ? (
        <Link href={`${here}/import`} className={standingLink}>
          {words.imports.title}
        </Link>
      ) : null}
    </div>
  );
}
