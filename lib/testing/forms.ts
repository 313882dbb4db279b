import { POST as sendRoute } from '@/app/forms/[key]/send/route';
import { now, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { formUrl } from '@/lib/domain/workflows/forms/address';
import { saveForm, switchForm } from '@/lib/domain/workflows/forms/change-form';
import type { FormField, FormMember, FormSettings } from '@/lib/domain/workflows/forms/rules';
import { formOf } from '@/lib/domain/workflows/forms/store';
import { getFormPage } from '@/lib/domain/workflows/operations/get-form-page';
import { authenticate } from '@/lib/surfaces/http/authenticate';
import { perform } from '@/lib/surfaces/perform/perform';
import { liveWorkflow } from './editors';
import { postForm } from './post-form';

/** What stands behind `/forms/` in the address of a workflow's form. */
export async function keyOfForm(workflowId: string): Promise<string> {
  const form = await formOf(workflowId);
  if (!form) throw new Error(`The workflow ${workflowId} has no form.`);
  return formUrl(form).split('/').at(-1) ?? '';
}

type Asked = Partial<Omit<FormField, 'members'>> & { id: string; name: string; members?: (Partial<FormMember> & { id: string; name: string })[] };

const question = { hint: '', isRequired: false, options: [], kind: 'short' as const };

/** Settings of a form with these fields, each a short text where nothing else is said. */
export const formAsking = (fields: readonly Asked[], changes: Partial<FormSettings> = {}): FormSettings => ({
  ...{ title: 'Order an offer', introduction: '', thanks: 'Thank you.', language: 'en' },
  ...changes,
  fields: fields.map(({ members = [], ...field }) => ({
    ...{ ...question, label: field.name, value: '' },
    ...field,
    members: members.map((member) => ({ ...question, label: member.name, ...member })),
  })),
});

/** What fills the template of `makeWorkflow`, and a field that nobody is shown. */
export const offerForm = formAsking([
  { id: 'name', name: 'Customer Name', isRequired: true },
  {
    ...{ id: 'items', name: 'Items', kind: 'group' },
    members: [
      { id: 'thing', name: 'name' },
      { id: 'price', name: 'price', kind: 'number' },
    ],
  },
  { id: 'from', name: 'Campaign', kind: 'constant', value: 'autumn' },
]);

/** Answers to it. */
export const offerAnswers = { 'field.name': 'Anna Berg', 'field.items.0.thing': 'Chair', 'field.items.0.price': '1,040.50' };

/** A complete workflow with an open form. */
export async function openForm(settings = offerForm) {
  const made = await liveWorkflow();
  await saveForm(made.id, 0, settings);
  await switchForm(made.id, true);
  return { ...made, formKey: await keyOfForm(made.id) };
}

/** A person’s browser: opens the page of a form, and sends what is typed there so many milliseconds later. */
export function visitor(formKey: string, headers: Record<string, string> = {}) {
  const open = async (query: Record<string, string> = {}) =>
    perform(getFormPage, { key: formKey, ...query }, await authenticate(new Headers({ 'x-client-address': '203.0.113.7', ...headers }), 'test'));
  const send = ({ token, ...inputs }: Record<string, string>) =>
    postForm(sendRoute, { key: formKey }, { ...(token === undefined ? {} : { page_token: token }), ...inputs }, headers);
  return {
    open,
    send,
    /** Where it led, what page that is, and which token was sent. */
    fillIn: async (inputs: Record<string, string>, waitMs = 5_000) => {
      const token = (await open()).open?.token ?? '';
      const then = new Date(now().getTime() + waitMs);
      setClock(() => then);
      const { location, status } = await send({ token, ...inputs });
      const again = new URLSearchParams(location.split('?')[1]?.split('#')[0]).get('again');
      return { token, status, location, page: again ? (await open({ again })).open : null };
    },
  };
}

/** What came in for a workflow, the newest last. */
export const postsOf = async (workflowId: string) => {
  const rows = await db().sourceEvent.findMany({ where: { workflowId }, orderBy: { createdAt: 'asc' } });
  return rows.map(({ payload, ...row }) => ({ ...row, data: JSON.parse(payload ?? 'null') }));
};
