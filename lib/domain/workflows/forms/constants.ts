import { formOf } from './store';

/** The names of what the form of a workflow always sends alike; none where it has no form. */
export async function constantsOf(workflowId: string): Promise<Set<string>> {
  const fields = (await formOf(workflowId))?.settings.fields ?? [];
  return new Set(fields.flatMap(({ name, kind }) => (kind === 'constant' ? [name] : [])));
}
