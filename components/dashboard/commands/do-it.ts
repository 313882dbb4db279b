import type { Deed } from './commands';

type Ways = { go: (href: string) => void; save: (form: FormData) => void };

/** Does what a command says. */
export function doIt(deed: Deed, { go, save }: Ways): void {
  if ('perform' in deed) deed.perform();
  else if ('go' in deed) go(deed.go);
  else if ('post' in deed) submit(deed.post, deed.inputs);
  else save(formOf(deed.save));
}

function formOf(inputs: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(inputs)) form.set(name, value);
  return form;
}

/** Posts as a form on the page would: the answer leads somewhere. */
function submit(action: string, inputs: Record<string, string>): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
  for (const [name, value] of Object.entries(inputs)) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}
