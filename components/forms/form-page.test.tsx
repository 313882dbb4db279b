import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formAsking, keyOfForm, openForm, visitor } from '@/lib/testing/forms';
import { messagesFor } from '@/lib/words/messages';
import { FormPage } from './form-page';

test('a form is shown whatever its fields are called within it, also as what every object inherits', async () => {
  const names = ['constructor', 'valueof', 'tostring'];
  const group = { id: 'constructor0', name: 'Items', kind: 'group' as const, members: [{ id: 'constructor', name: 'thing' }] };
  const { id } = await openForm(formAsking([...names.map((name) => ({ id: name, name })), group]));
  const view = await visitor(await keyOfForm(id)).open();
  const html = renderToStaticMarkup(<FormPage view={view} words={messagesFor('en').workflowsRoom.publicForm} />);
  expect(names.map((name) => new RegExp(`<input[^>]*name="field.${name}"[^>]*>`).exec(html)?.[0])).toEqual(
    names.map(() => expect.stringContaining('value=""')),
  );
});
