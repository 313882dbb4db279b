'use server';
import { redirect } from 'next/navigation';
import { sendFromForm } from '@/lib/surfaces/pages/send/send-from-form';

export async function send(form: FormData): Promise<void> {
  redirect(await sendFromForm(form));
}
