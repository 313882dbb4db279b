/**
 * What a programmer should know of an operation beyond its summary, by the operation's name. One without an entry is
 * described by its text for agents, or its summary.
 */
export const remarks: Record<string, string> = {
  sendForSignature: [
    'Takes the document, the signer and, where no API key is sent, the sender. With delivery `email` the signer gets a private link by email; with `link` the answer carries the link, and no email is sent. Where `sender_signs` is true the sender signs first. Without an API key the sender confirms by email before anything reaches the signer.',
    'Keep `request_token` from the answer: it is needed to download the signed PDF, and the service does not store it. The signing links work for 14 days. Every accepted request counts against the monthly limit, also if it is cancelled later.',
    'A PDF may have 5 MB and 50 pages. Send one over 1 MB by `upload_id` or `pdf_url`. Field tags in the text place the fields: `{{signature:signer}}`, `{{date:signer}}`, `{{text:signer:Label}}`, and the same with `sender`. A document without tags gets a signature block at its end.',
  ].join('\n\n'),
  getSignatureStatus:
    'Ask at most once a minute; with `If-None-Match` an unchanged status costs no body. There are no callbacks. A request made without an API key needs `X-Request-Token`; with the key of the account that made it, the token may be left out.',
  downloadSignedPdf:
    'Works once the status is `signed`, and always needs `X-Request-Token`. The PDF holds the document with the signatures and, unless `certificate` was false, a certificate page; it is sealed, so that a PDF reader shows any later change.',
  cancelSignatureRequest:
    'The signing links stop working at once. The monthly count is not given back. Cancelling a cancelled request is no error. A signed or expired request can no longer be cancelled.',
  getUploadUrl:
    'The first of three steps for a large PDF: get an address, PUT the bytes to it, then create the request with `document.upload_id`. The address takes one PDF of at most 5 MB within one hour. No body is needed.',
  uploadPdf:
    'Send the bytes of the PDF as they are, with the same `Authorization` header as the call that gave the address, if any. Sending the same bytes again is harmless. The upload can be used within 24 hours, in more than one request.',
};
