/** Where what a page asks of a document is served, and where the document is looked at. */
export const documentData = (workflowId: string, documentId: string) => `/dashboard/data/workflows/${workflowId}/documents/${documentId}`;

export const documentPage = (workflowId: string, documentId: string) => `/dashboard/workflows/${workflowId}/documents/${documentId}`;
