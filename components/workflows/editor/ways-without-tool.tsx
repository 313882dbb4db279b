'use client';
import Link from 'next/link';
import { standingLink } from '../../dashboard/list-pages';
import { buttonLook } from '../../ui/button';
import { useEditing } from './editing';

/** The ways in for those who have nothing that posts: the form that we host, and a table. */
export function WaysWithoutTool() {
  const { state, words, mayEdit } = useEditing();
  const here = `/dashboard/workflows/${state.view.id}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link href={`${here}/form`} className={buttonLook('secondary')}>
        {words.formEditor.link}
      </Link>
      {mayEdit && state.view.status !== 'ARCHIVED' ? (
        <Link href={`${here}/import`} className={standingLink}>
          {words.imports.title}
        </Link>
      ) : null}
    </div>
  );
}
