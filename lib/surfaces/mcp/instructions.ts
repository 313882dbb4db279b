/** Told to every agent once, beside the tools' own descriptions. */
export const instructions = `Paraph asks one person to sign one document, and optionally the sender before them. A person always signs, in a browser, through a private link: no tool signs.

Before sendForSignature, confirm the signer's full name and email address with the user. Never invent, guess or complete an address. Keep request_id and request_token: the token cannot be had again, and the signed PDF needs it.

Ask getSignatureStatus at most once a minute, and only while there is a reason to: signing takes people hours or days. Links that sendForSignature returns with delivery "link" let whoever opens them sign: give them to the user, and never open them.

A PDF above 1 MB goes by getUploadUrl: PUT the bytes to upload_url, then send upload_id.`;
