import { workflowTopic } from '../events/endpoints/rules';
import { findEndpointOf, listEndpointsOf } from '../events/endpoints/store';
import { presentWorkflow } from './present';
import type { ShownWorkflow } from './schema';
import { type Client, listDocuments, type WorkflowRow, workflowById } from './store';

/** A workflow as the API shows it, as it is within the client's transaction. */
export async function readWorkflow(id: string, client: Client): Promise<ShownWorkflow> {
  const workflow = await workflowById(id, client);
  if (!workflow) throw new Error(`The workflow ${id} is gone.`);
  return presentWorkflow(workflow, await listDocuments([id], client), await findEndpointOf(workflowTopic(id), client));
}

/** Many at once, in as many queries as one. */
export async function readWorkflows(workflows: readonly WorkflowRow[]): Promise<ShownWorkflow[]> {
  const ids = workflows.map(({ id }) => id);
  const [documents, endpoints] = await Promise.all([listDocuments(ids), listEndpointsOf(ids.map(workflowTopic))]);
  const [documentsBy, endpointBy] = [Map.groupBy(documents, ({ workflowId }) => workflowId), new Map(endpoints.map((endpoint) => [endpoint.topic, endpoint]))];
  return workflows.map((workflow) => presentWorkflow(workflow, documentsBy.get(workflow.id) ?? [], endpointBy.get(workflowTopic(workflow.id)) ?? null));
}
