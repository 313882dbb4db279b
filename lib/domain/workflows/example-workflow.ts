import { at, doc_id, file_id, link, wkf_id } from './example-values';
import type { ShownDocument, ShownSource, ShownWebhook, ShownWorkflow } from './schema';

export const exampleDocument: ShownDocument = {
  id: doc_id,
  documentType: 'HOSTED_DOCS',
  file: {
    id: file_id,
    name: 'Offer.docx',
    url: `${link}/files/${file_id}/content`,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  outputName: 'Offer for {{Customer Name}}',
  createPdfCopy: true,
  removeOutput: false,
  enablePdfPassword: false,
  pdfPassword: '',
  pdfPasswordPreventCopy: false,
  previewUrl: `${link}/preview/${doc_id}.b1x2M3n4Q5r6S7t8U9v0W1x2Y3z4A5b6C7d8E9f0G1h`,
  signature: null,
};

export const exampleSource: ShownSource = {
  id: 'src_5mPq1WxE8nBv3ZtK7rLd',
  sourceType: 'WEBHOOK',
  sourceFields: ['Customer Name', 'Items.name', 'Items.price'],
  webhookUrl: `${link}/in/Jx4PzR8sLw2NqTfB6vYkC1mHdGa9UeXo`,
};

export const exampleWebhook: ShownWebhook = { id: 'owc_9fKs2VdH4jYw6XcA8gQb', webhookUrl: 'https://example.com/hooks/paraph' };

export const exampleWorkflow: ShownWorkflow = {
  id: wkf_id,
  name: 'Offers',
  color: '#3b5bdb',
  icon: 'document',
  status: 'COMPLETE',
  autoCreate: true,
  owner: { id: 'usr_3cRt6LmQ9bZx2HvN5pWj', name: 'Anna Berg', email: 'anna@example.com' },
  team: null,
  source: exampleSource,
  documents: [exampleDocument],
  outgoingWebhook: exampleWebhook,
  createdByApi: true,
  language: 'en',
  timeZone: 'UTC',
  createdAt: at,
  updatedAt: at,
};
