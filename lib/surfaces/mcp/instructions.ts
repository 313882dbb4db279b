/** Told to every agent once, beside the tools' own descriptions. */
export const signatureInstructions = `Paraph asks one person to sign one document, and optionally the sender before them. A person always signs, in a browser, through a private link: no tool signs.

Before sendForSignature, confirm the signer's full name and email address with the user. Never invent, guess or complete an address. Keep request_id and request_token: the token cannot be had again, and the signed PDF needs it.

Ask getSignatureStatus at most once a minute, and only while there is a reason to: signing takes people hours or days. Links that sendForSignature returns with delivery "link" let whoever opens them sign: give them to the user, and never open them.

A PDF above 1 MB goes by getUploadUrl: PUT the bytes to upload_url, then send upload_id.`;

/** The same for the tools of workflows. */
export const workflowInstructions = `Paraph fills the templates of a workflow with data: documents and their PDFs come out. These tools run the workflows that the user has; people make and change them elsewhere.

Find the workflow with listWorkflows, and read it with getWorkflow before the first run: it tells which fields the templates need. Take every value from the user or from data that the user pointed you to. Leave out what you do not know and say so: never invent a value.

A run may end in somebody's mailbox, where a document of the workflow is sent for signature: getWorkflow says which. Confirm the signer's full name and email address with the user first, and never invent, guess or complete an address.

A run takes seconds. Ask getAutomation until its status is completed or failed, at most once a second for the first ten, then once in ten. Tell the user its warnings: they name tags that stayed empty.`;
