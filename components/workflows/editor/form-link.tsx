'use client';
import Link from 'next/link';
import { buttonLook } from '../../ui/button';
import { useEditing } from './editing';

/** The way to the form that we host, for those who have nothing that posts. */
export function FormLink() {
  const { state, words } = useEditing();
  return (
    <Link href={`/dashboard/workflows/${state.view.id}/form`} className={buttonLook('secondary', 'justify-self-start')}>
      {words.formEditor.link}
    </Link>
  );
}
