import { offsetTime } from '@/lib/core/offset-time';
import { presentTeam } from '../accounts/present';
import { fileUrl } from '../files/stored-file';
import { openPdfPassword } from './pdf-password';
import { previewLink } from './preview-link';
import { statusOf } from './rules';
import type { ShownDocument, ShownSource, ShownWebhook, ShownWorkflow } from './schema';
import { sourceUrl } from './source/address';
import type { DocumentRow, WorkflowRow } from './store';

const slides = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Names of the fields as the API tells them: those declared, else those of the last post. */
export const sourceFieldsOf = ({ declaredFields, lastFields }: Pick<WorkflowRow['source'], 'declaredFields' | 'lastFields'>): string[] =>
  (declaredFields ?? lastFields) as string[];

export const presentSource = (source: WorkflowRow['source']): ShownSource => ({
  id: source.id,
  sourceType: 'WEBHOOK',
  sourceFields: sourceFieldsOf(source),
  webhookUrl: sourceUrl(source),
});

export const presentDocument = (document: DocumentRow): ShownDocument => ({
  id: document.id,
  documentType: document.file?.mimeType === slides ? 'HOSTED_SLIDES' : 'HOSTED_DOCS',
  file: { id: document.fileId, name: document.file?.name ?? '', url: fileUrl(document.fileId), mimeType: document.file?.mimeType ?? '' },
  outputName: document.outputName,
  createPdfCopy: document.createPdfCopy,
  removeOutput: document.removeOutput,
  enablePdfPassword: document.enablePdfPassword,
  pdfPassword: openPdfPassword(document.pdfPasswordSealed),
  pdfPasswordPreventCopy: document.preventCopy,
  previewUrl: previewLink(document),
  signature: document.signature,
});

type Endpoint = { id: string; url: string };

export const presentWebhook = ({ id, url }: Endpoint): ShownWebhook => ({ id, webhookUrl: url });

export const presentWorkflow = (workflow: WorkflowRow, documents: readonly DocumentRow[], endpoint: Endpoint | null): ShownWorkflow => ({
  id: workflow.id,
  name: workflow.name,
  color: workflow.color,
  icon: workflow.icon,
  status: statusOf(workflow),
  autoCreate: workflow.autoCreate,
  owner: { ...workflow.owner, name: workflow.owner.name ?? '' },
  team: workflow.team && presentTeam(workflow.team),
  source: presentSource(workflow.source),
  documents: documents.map(presentDocument),
  outgoingWebhook: endpoint && presentWebhook(endpoint),
  createdByApi: workflow.createdByApi,
  language: workflow.language,
  timeZone: workflow.timeZone,
  createdAt: offsetTime(workflow.createdAt),
  updatedAt: offsetTime(workflow.updatedAt),
});
