'use server';
import { redirect } from 'next/navigation';
import { sendDeliveryAgain } from '@/lib/domain/webhooks/operations/send-delivery-again';
import { act } from '@/lib/surfaces/pages/act';

/** One attempt at one event, now; the page shows what came of it. */
export async function replayDelivery(form: FormData): Promise<void> {
  const here = `/dashboard/workflows/${form.get('wkf_id')}/deliveries/${form.get('delivery_id')}`;
  form.delete('wkf_id');
  const acted = await act(sendDeliveryAgain, form);
  if (!acted.done && acted.problem.code === 'sign_in_needed') redirect(`/sign-in?${new URLSearchParams({ to: here })}`);
  redirect(acted.done ? here : `${here}?problem=${acted.problem.code}`);
}
