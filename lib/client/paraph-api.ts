// Made by `npm run client` from the interface description. Change an operation, not this file.

export interface paths {
  '/v1/requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account’s own requests, newest first
     * @description The requests that the account of the API key has made, newest first; a test key sees those of test keys, a live key the others. The body is an array of at most `limit` requests, 50 where nothing is said; where there are more, the `Link` header leads to the next page. `status` keeps those that are in this status now.
     */
    get: operations['listRequests'];
    put?: never;
    /**
     * Ask one person to sign one document
     * @description Takes the document, the signer and, where no API key is sent, the sender. With delivery `email` the signer gets a private link by email; with `link` the answer carries the link, and no email is sent. Where `sender_signs` is true the sender signs first. Without an API key the sender confirms by email before anything reaches the signer.
     *
     *     Keep `request_token` from the answer: it is needed to download the signed PDF, and the service does not store it. The signing links work for 14 days. Every accepted request counts against the monthly limit, also if it is cancelled later.
     *
     *     A PDF may have 5 MB and 50 pages. Send one over 1 MB by `upload_id` or `pdf_url`. Field tags in the text place the fields: `{{signature:signer}}`, `{{date:signer}}`, `{{text:signer:Label}}`, and the same with `sender`. A document without tags gets a signature block at its end.
     *
     *     `warnings` (an addition) names what was taken, but is hardly meant: `unknown_tag` (printed as it stands), `unused_tag` (a tag of a PDF whose `fields` are given), `value_in_date_tag`, `no_key` (the request counts as one without a key). To a test key the answer holds the link whatever `delivery` says, and `test: true`.
     */
    post: operations['sendForSignature'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/requests/{request_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tell where a signature request stands
     * @description Ask at most once a minute; with `If-None-Match` an unchanged status costs no body. There are no callbacks. A request made without an API key needs `X-Request-Token`; with the key of the account that made it, the token may be left out. `ended` (an addition) says who ended a request that is `cancelled` or `expired`, and how: a `declined` one stays `cancelled` by its status; `reported` is one whose stated sender said that it was not theirs.
     */
    get: operations['getSignatureStatus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/requests/{request_id}/signed-pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the signed and sealed PDF
     * @description Works once the status is `signed`, and always needs `X-Request-Token`. The PDF holds the document with the signatures and, unless `certificate` was false, a certificate page; it is sealed, so that a PDF reader shows any later change. `Range` resumes a download.
     */
    get: operations['downloadSignedPdf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/requests/{request_id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw a request that is not signed yet
     * @description The signing links stop working at once. The monthly count is not given back. Cancelling a cancelled request is no error. A signed or expired request can no longer be cancelled.
     */
    post: operations['cancelSignatureRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an address to upload a PDF to
     * @description The first of three steps for a large PDF: get an address, PUT the bytes to it, then create the request with `document.upload_id`. The address takes one PDF of at most 5 MB within one hour. No body is needed. A key that is not accepted counts as none here: `warnings` (an addition) then says `rejected_key`, or `key_not_permitted` where it may only read.
     */
    post: operations['getUploadUrl'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/uploads/{upload_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Upload the PDF to sign
     * @description Send the bytes of the PDF as they are, with the same `Authorization` header as the call that gave the address, if any. Sending the same bytes again is harmless. The upload can be used within 24 hours, in more than one request.
     */
    put: operations['uploadPdf'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List files
     * @description The files of the account and, with a key of a person’s own account, of the teams that the person belongs to: templates, outputs, PDFs and pictures, newest first. A test key sees the files of test keys, a live key the others. `kind` and `name` narrow the list. Without `limit` the body is the whole list, up to 1,000 files; where there are more, the `Link` header leads to the next page.
     */
    get: operations['listFiles'];
    put?: never;
    /**
     * Upload a file
     * @description Keeps a file as `multipart/form-data` with the one member `file`: a Word document (DOCX) or PowerPoint slides (PPTX) of at most 20 MB, to be used as a template, or a PDF or picture (PNG, JPEG) of at most 5 MB. The file is read before it is kept. What it really is counts, not its name; what cannot be used is 400 with the reason and what to do, and nothing is kept. The answer lists the tags of a template and what is odd about it.
     */
    post: operations['uploadFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/files/{file_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Look at a file, and at the tags of a template
     * @description What is known of a file. Of a template, `tags` lists what it asks data for with the place where each stands, `findings` what is odd about it, and `fonts` the fonts that it names: all of the newest version. The `ETag` names this state for `If-Match`.
     */
    get: operations['getFile'];
    put?: never;
    post?: never;
    /**
     * Delete a file with all its versions
     * @description Removes a file with all its versions; its links are dead. A file that a workflow uses as a template, unless the workflow is archived, or that a run under way still needs, stays: 400 names them.
     */
    delete: operations['deleteFile'];
    options?: never;
    head?: never;
    /**
     * Rename a file, or switch its share link
     * @description Renames a file, or switches the link by which anyone can view it. A switched-on link stands in `shareUrl`, and is a valid `hosted_doc_url` of a signature request where the file is a PDF, or an output that was made with a PDF copy. Switching it off kills the link for good: the next one is another. `If-Match` with the `ETag` of a reading keeps two editors apart.
     */
    patch: operations['updateFile'];
    trace?: never;
  };
  '/files/{file_id}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the versions of a file
     * @description Every content that the file has had, newest first. A run names the version of each template that it used; `url` opens it as it was.
     */
    get: operations['listFileVersions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/files/{file_id}/content': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download a file
     * @description The bytes of a file, in the type that `mimeType` tells. `Range` resumes a download, `If-None-Match` saves one, `version` gives an earlier content. A browser that is signed in opens PDFs and pictures, and saves templates.
     */
    get: operations['downloadFile'];
    /**
     * Give a file new content, as its next version
     * @description Takes the raw bytes of a new content of the same kind: a document stays a document. The file keeps its id, its link and its earlier versions; runs that begin from now on use the new one, those under way the one that they began with. The same bytes again change nothing. `If-Match` takes the `ETag` of the content or of the file.
     */
    put: operations['replaceFile'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/verifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tell whether a file is one that was sealed here
     * @description For whoever holds a file and wants to know whether it was signed here, and whether it is still what was signed: no API key is needed, and nothing that is sent is kept. The page `/verify` is made on it.
     *
     *     The SHA-256 of a sealed file proves that its caller has held it, so it is told what stands on the certificate: who signed, when, and how each party was reached. No other hash is known here: that of a document before it was signed is answered like any other. With `sha256` alone the answer is `original` or `unknown`; with `seals`, or the file itself as `pdf_base64` (6 MB at most), it tells an altered file, a broken seal, another’s seal and no seal apart, and finds our certificate in a print or behind another document. What a caller says of seals is believed, as the answer is for them alone.
     *
     *     PDF readers call the issuer of the seal unknown until it is trusted: the service makes its own certificate unless it was given one. `/verify/certificate.pem` is the certificate to add to the reader’s trusted ones, after comparing its fingerprint with the one on a signing certificate.
     */
    post: operations['verifyDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workflows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the workflows that you own or that are shared with your teams
     * @description Workflows of the account and, with a key of a person’s own account, of the teams that the person belongs to, newest first; archived ones among them, as their status says. Without `limit` the body is the whole list; with it, and past 5,000 workflows, the `Link` header leads to the next page. A test key sees what test keys made, a live key the others.
     */
    get: operations['listWorkflows'];
    put?: never;
    /**
     * Make a workflow
     * @description Only `name` is required. The source is always a webhook: `source.webhookUrl` of the answer is where data are POSTed. With `document.fileId` the workflow begins with that template; with `source.sourceFields` its fields are declared, otherwise the first post, which counts as a test, defines them. `language` and `timeZone` say how numbers, dates and amounts are written; `team` shares it with a team.
     */
    post: operations['createWorkflow'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workflows/{wkf_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show a workflow
     * @description A workflow that the account of the key owns, or that is shared with a team of its person. The ETag names this state of it: send it as `If-Match` with a change. An archived workflow is still shown.
     */
    get: operations['getWorkflow'];
    put?: never;
    post?: never;
    /**
     * Archive a workflow
     * @description Its status is `ARCHIVED` from then on, posts to its source are answered 404, and it can no longer be changed; it and its runs can still be read. Nothing is removed, and the operator of the service can restore it. Archiving it again is no error.
     */
    delete: operations['archiveWorkflow'];
    options?: never;
    head?: never;
    /**
     * Change the name or looks of a workflow
     * @description Only what is sent is changed: `name`, `color`, `icon`, and as an addition `language`, `timeZone` and `team`: the id of a team to share a workflow of your own account with, or null for nobody. With `If-Match` the change is made only if nobody has changed the workflow since; 412 otherwise. An archived workflow cannot be changed.
     */
    patch: operations['updateWorkflow'];
    trace?: never;
  };
  '/workflows/{wkf_id}/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the template documents of a workflow
     * @description All of them, in the order in which they were added, which is the order in which a run makes its outputs.
     */
    get: operations['listDocuments'];
    put?: never;
    /**
     * Add a template document to a workflow
     * @description With `file_id` the template is a DOCX or PPTX file of yours or of a team that you belong to; without it a new blank DOCX, named after the workflow, is made. A new document makes its output and a PDF of it, named as the template; PATCH changes that. Tags in the template that the source has no field for make the workflow incomplete.
     */
    post: operations['addDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workflows/{wkf_id}/documents/{doc_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show a template document
     * @description The ETag names this state of it: send it as `If-Match` with a change. `pdfPassword` is the templated text, not the password of a run.
     */
    get: operations['getDocument'];
    put?: never;
    post?: never;
    /**
     * Take a template document out of a workflow
     * @description Later runs make no output of it; runs that have begun keep to it, and what was made stays. The template stays in file storage. A workflow without a document is incomplete.
     */
    delete: operations['removeDocument'];
    options?: never;
    head?: never;
    /**
     * Change what becomes of a template document
     * @description Only what is sent is changed; the file cannot be. `outputName`, `pdfPassword` and the texts of `signature` are templated: tags such as {{Customer Name}} are filled for each run, and a tag that cannot be read is refused. `removeOutput`, `enablePdfPassword` and `signature` need `createPdfCopy`; `enablePdfPassword` needs a `pdfPassword`. The prevent-copy flag is taken under its three spellings and answered as `pdfPasswordPreventCopy`. Runs that have begun keep to the settings of their start.
     */
    patch: operations['updateDocument'];
    trace?: never;
  };
  '/workflows/{wkf_id}/outgoing-webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show who is told of a workflow’s automations
     * @description The one address that the events of the workflow’s automations are POSTed to; 404 where there is none.
     */
    get: operations['getOutgoingWebhook'];
    put?: never;
    /**
     * Have somebody told of a workflow’s automations
     * @description The events `automation.started`, `automation.document.created`, `automation.completed` and `automation.failed` are POSTed to this address, signed as Standard Webhooks has it. Only public https addresses are called. A workflow has one at most.
     */
    post: operations['createOutgoingWebhook'];
    /**
     * Have nobody told of a workflow’s automations
     * @description Its log of deliveries and its secret go with it; one that is made later has a secret of its own.
     */
    delete: operations['removeOutgoingWebhook'];
    options?: never;
    head?: never;
    /**
     * Have another address told of a workflow’s automations
     * @description Id and signing secret stay. An address that was switched off because it failed is called again from then on, even if it is the same.
     */
    patch: operations['updateOutgoingWebhook'];
    trace?: never;
  };
  '/workflows/{wkf_id}/source': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show where a workflow’s data come in
     * @description POST a JSON object to `webhookUrl` to start an automation; the first post to a workflow that is not complete is a test submission. `sourceFields` are the names declared at creation, else those of the last post, nested ones joined with a dot.
     */
    get: operations['getSource'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workflows/{wkf_id}/readiness': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tell what a workflow lacks, and what changed in its data
     * @description `missing` lists in words what keeps the workflow `INCOMPLETE`: a template, or a field for a tag that templates or templated texts use, with the known names that are like it. `fieldChanges` lists, the newest first, which fields appeared in posts, vanished, or changed their kind, each with an event that shows it.
     */
    get: operations['getReadiness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account’s webhooks, newest first, those of its workflows too
     * @description Newest first, those of workflows among them. A live key lists live ones, a test key those of tests.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Have the events of signature requests posted to an address
     * @description Each event is posted to `url` as JSON, signed as Standard Webhooks has it; answer any 2xx within 15 seconds. What a live key makes is told of live requests, what a test key makes of test requests. The secret stands in the answer.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{webhook_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tell how a webhook is set, and whether its events arrive
     * @description `enabled` and `failing_since` tell whether events arrive. A workflow’s outgoing webhook is read by its `owc_...` id.
     */
    get: operations['getWebhook'];
    put?: never;
    post?: never;
    /**
     * End a webhook for good, with its log and what is held for it
     * @description Nothing more is posted to the address, and the log of its deliveries goes with it. To pause, disable it instead.
     */
    delete: operations['deleteWebhook'];
    options?: never;
    head?: never;
    /**
     * Change a webhook’s address or events, or disable and enable it
     * @description Members that are left out stay as they are. Another address begins with a clean record, and enabled. What waits for a webhook that is disabled is held; enabling it sends nothing by itself: replay what was held.
     */
    patch: operations['updateWebhook'];
    trace?: never;
  };
  '/v1/webhooks/{webhook_id}/secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show the secret that a webhook’s events are signed with
     * @description For whoever may change the webhook; a key that only reads does not see it.
     */
    get: operations['getWebhookSecret'];
    put?: never;
    /**
     * Put a new secret in force; the one before signs too for 24 hours
     * @description For 24 hours each event carries two signatures, of the new secret and of the one before, so that the receiver can change over in its own time. Within that time it cannot be rotated again, so that a repeat takes no secret away.
     */
    post: operations['rotateWebhookSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{webhook_id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what a webhook was told in the last 30 days, newest first
     * @description One delivery stands for one event at this webhook, whatever the number of attempts.
     */
    get: operations['listWebhookDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show one delivery with each attempt and what came back
     * @description The log has each attempt, with the first 8 KB of the answer as text.
     */
    get: operations['getWebhookDelivery'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send one event once more, under the same id
     * @description The event goes out again at once under its first id, with the header `webhook-replay: true`, and is retried as any other. Links in it are made anew.
     */
    post: operations['replayWebhookDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{webhook_id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send everything that was held, or everything that failed
     * @description At most 200 a call, the oldest first; `more` says whether to call again. Each goes out under its first id.
     */
    post: operations['replayWebhookDeliveries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{webhook_id}/ping': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Post a signed event of the type `ping` now, and tell what came back
     * @description Answers what the receiver answered, within 15 seconds; a failure is an answer too, with a `problem`. It works while the webhook is disabled, stands in no log, and counts neither for nor against it. Ten a minute.
     */
    post: operations['pingWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workflows/{wkf_id}/documents/{doc_id}/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a document’s preview a new address
     * @description The address before is dead from now on. A preview shows the template with its field names and nothing of anybody’s data. With `showsSample` it is filled with the newest example that was posted; only the new address shows that, so that nobody who has an older one sees data that were not meant for them.
     */
    post: operations['renewPreview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/in/{secret}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How to use the address of a source, in words
     * @description For whoever opens the address in a browser. It says how to post to it, and starts nothing.
     */
    get: operations['explainSource'];
    put?: never;
    /**
     * Post data to a workflow’s source, to start an automation
     * @description The body is a JSON object of names and values, at most 1 MB. Nested objects are addressed as `parent.child`; an array of objects is a group, whose elements repeat table rows. At most 16 levels deep and 2,000 different names. The content type may be any kind of JSON, `text/plain`, or a form: there a single member `payload` holds the JSON, or each member is a name.
     *
     *     The answer comes once the event is on disk. `queued`: an automation was started. `sample`: the workflow is still incomplete; the post is kept as a test submission that says which fields there are, and starts nothing. `held`: autoCreate is off; a person can start it by hand.
     *
     *     A repeat with the same `Idempotency-Key` or `webhook-id` header gets the first answer and starts nothing. The address is a secret: whoever has it can post.
     */
    post: operations['receiveSourceEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workflows/{wkf_id}/automations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the automations of a workflow, newest first
     * @description The body is an array of at most `limit` automations, 50 where nothing is said; where there are more, the `Link` header leads to the next page.
     */
    get: operations['listAutomations'];
    put?: never;
    /**
     * Start an automation by hand, from an event or from data
     * @description For a workflow whose autoCreate is off, for a test submission that is to become documents after all, and for programs that would rather use an API key than the address of the source. The workflow must be complete. `data` follows the same rules as a post, and changes nothing of the source’s fields.
     */
    post: operations['startAutomation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workflows/{wkf_id}/automations/{aut_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show an automation with its steps, warnings and outputs
     * @description An automation is `queued`, then `running`, and ends `completed` or `failed`. It is completed when all documents are made and every signature request is sent; what becomes of those shows at `signature` of the output. `findings` of a step are warnings; `error` says which step failed, over which tag or value, and what to do.
     */
    get: operations['getAutomation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workflows/{wkf_id}/automations/{aut_id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Go on with a failed automation at the step that failed
     * @description It keeps to the settings, templates and data that it began with, and what was made before stays. For a fault of those, mend it and run the automation again on the newest version.
     */
    post: operations['retryAutomation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workflows/{wkf_id}/automations/{aut_id}/rerun': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Run an automation again, with the same data
     * @description The first automation and its outputs stay as they are; the new one names it in `rerunOf`. Where documents are sent for signature, they are sent once more.
     */
    post: operations['rerunAutomation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workflows/{wkf_id}/outputs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the documents that a workflow has made, newest first
     * @description Each output has the filled document, its PDF and its signed PDF, as far as they were made and are still there. They lie in the file storage of the workflow’s owner; `downloadUrl` opens them without a credential for one to two hours.
     */
    get: operations['listOutputs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workflows/{wkf_id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the posts that a workflow has received, newest first
     * @description What was posted to the source, and what was answered. One that is `held` or a `sample` can be made into an automation by hand.
     */
    get: operations['listEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/workflows/{wkf_id}/events/{evt_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show a post with its data
     * @description The data as they were posted. They are erased with the automation where the service is set to.
     */
    get: operations['getEvent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/outputs/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download an output by a short-lived link
     * @description Outgoing events and the outputs of an automation carry such links, as `url` and `downloadUrl`: whoever has one can download the file, without a credential, for one to two hours. A new one comes with each answer and each attempt at a delivery.
     */
    get: operations['openOutput'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  'request.opened': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The signer, or a sender who signs, has the document open
     * @description The signer, or a sender who signs, has the document open. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onRequestOpened'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'request.sender_signed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The sender has signed, and it is the signer’s turn
     * @description The sender has signed, and it is the signer’s turn. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onRequestSenderSigned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'request.signed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Everybody has signed, and the sealed PDF is there
     * @description Everybody has signed, and the sealed PDF is there. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onRequestSigned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'request.declined': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The signer or the sender said no
     * @description The signer or the sender said no. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onRequestDeclined'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'request.cancelled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The sender withdrew the request
     * @description The sender withdrew the request. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onRequestCancelled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'request.expired': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The time for signing passed
     * @description The time for signing passed. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onRequestExpired'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'request.email_bounced': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An email about the request came back, so that somebody may not know of it
     * @description An email about the request came back, so that somebody may not know of it. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onRequestEmailBounced'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'automation.started': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An automation began
     * @description An automation began. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onAutomationStarted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'automation.document.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A document is made, with its PDF where one is asked for
     * @description A document is made, with its PDF where one is asked for. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onAutomationDocumentCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'automation.signature.requested': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A document was sent for signature
     * @description A document was sent for signature. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onAutomationSignatureRequested'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'automation.signature.completed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A document came back signed
     * @description A document came back signed. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onAutomationSignatureCompleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'automation.completed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * All documents are made, and all signature requests sent
     * @description All documents are made, and all signature requests sent. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onAutomationCompleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'automation.failed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The automation failed, and waits for a retry
     * @description The automation failed, and waits for a retry. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onAutomationFailed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  ping: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A test post, asked for by pingWebhook
     * @description A test post, asked for by pingWebhook. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.
     */
    post: operations['onPing'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    CreateRequest: {
      /** @description The document to sign, in exactly one of five ways. */
      document: {
        /** @description The document as markdown, with field tags such as {{signature:signer}}. */
        markdown?: string;
        /** @description The PDF as base64. Over 1 MB use upload_id or pdf_url. */
        pdf_base64?: string;
        /**
         * Format: uri
         * @description Public https link to a PDF.
         */
        pdf_url?: string;
        /**
         * Format: uri
         * @description Link to a hosted document that anyone with the link can view.
         */
        hosted_doc_url?: string;
        /** @description The upload_id of an uploaded PDF. */
        upload_id?: string;
      };
      /** @description Heading of the document and subject of the email, at most 200 characters. Required with markdown. */
      title?: string;
      /** @description Who is asked to sign. Confirm name and email with your user first. */
      signer: {
        /** @description Full name. */
        name?: string;
        /** Format: email */
        email: string;
      };
      /** @description On whose behalf the request is made. Its email is required without an API key: the service asks that address to confirm first. */
      sender?: {
        /** @description Full name. */
        name?: string;
        /** Format: email */
        email?: string;
      };
      /**
       * @description Whether the sender signs too, before the signer.
       * @default false
       */
      sender_signs?: boolean;
      /** @description Plain-text note to the signer, at most 500 characters. Links in it are removed. */
      message?: string;
      /**
       * @description Of the emails and the signing page.
       * @default en
       * @enum {string}
       */
      language?: 'en' | 'es' | 'de' | 'fr' | 'ja' | 'it' | 'nl' | 'pt-br';
      /** @description Where the fields stand on a PDF or hosted document; not with markdown. */
      fields?: {
        /** @enum {string} */
        kind: 'signature' | 'date' | 'text';
        /**
         * @description Who fills it in; `sender` only with sender_signs.
         * @default signer
         * @enum {string}
         */
        party?: 'signer' | 'sender';
        /** @description Counted from 1. */
        page: number;
        /** @description Left edge, as a fraction of the page’s width from its left edge. */
        x: number;
        /** @description Upper edge, as a fraction of the page’s height from its top edge. */
        y: number;
        /** @description As a fraction of the page’s width. */
        width: number;
        /** @description As a fraction of the page’s height; without it 0.06 for a signature and 0.025 for a date or text. */
        height?: number;
        /** @description What a text field asks for; at most 80 characters. */
        label?: string;
        /**
         * @description Whether it must be filled in before signing.
         * @default true
         */
        required?: boolean;
      }[];
      /**
       * @description `email`: the service mails the signer a private link. `link`: no mail, the answer carries the link to pass on.
       * @default email
       * @enum {string}
       */
      delivery?: 'email' | 'link';
      /**
       * @description Whether a page with the signing certificate is appended.
       * @default true
       */
      certificate?: boolean;
    };
    UpdateFileRequest: {
      /** @description Its new name; the ending of what it is is put on where it is missing. */
      name?: string;
      /** @description Whether anyone with `shareUrl` can view it. Off kills the link that is out, for good. */
      isShared?: boolean;
    };
    VerifyDocumentRequest: {
      /**
       * @description SHA-256 of the whole file. With it alone the answer is `original` or `unknown`.
       * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
       */
      sha256?: string;
      /** @description The seals that you found in the file, in their order; empty where there are none. With sha256. */
      seals?: {
        /** @description SHA-256 of the file from its beginning to the last byte that the seal covers; null where its range does not fit. */
        revision_sha256: string | null;
        /** @description SHA-256 of the sealing certificate in DER; null where the seal cannot be read. */
        certificate_sha256: string | null;
        /**
         * @description Whether the seal matches what it covers; null where you did not check.
         * @default null
         */
        intact?: boolean | null;
      }[];
      /** @description Ids of requests that the file’s own evidence names. With sha256. */
      marks?: string[];
      /** @description The file itself as base64, in place of all others. It is checked and not kept. */
      pdf_base64?: string;
    };
    CreateWorkflowRequest: {
      /** @description At most 200 characters. */
      name: string;
      /**
       * @description Colour of the icon: `#` and hexadecimal digits.
       * @default #3b5bdb
       * @example #3b5bdb
       */
      color?: string;
      /**
       * @description Name of the icon.
       * @default document
       * @example document
       */
      icon?: string;
      /** @description Where the data come in. */
      source?: {
        /** @description Names of its fields. Without any, those of the last post count. */
        sourceFields?: string[];
      };
      /** @description The first template document. */
      document?: {
        /** @description Id of a DOCX or PPTX file in file storage. */
        fileId: string;
      };
      /** @description Who is told of its automations. */
      outgoingWebhook?: {
        /**
         * Format: uri
         * @description The https address that the events of automations are POSTed to.
         */
        webhookUrl: string;
      };
      /** @description In which numbers, dates and amounts are written, and signature requests that name none, where it is one of theirs (BCP 47). */
      language?: string;
      /** @description In which times are written (IANA). */
      timeZone?: string;
      /**
       * @description Id of a team to share it with.
       * @example team_6gBx1RtU8wQy3ZkD5vMs
       */
      team?: string;
    };
    UpdateWorkflowRequest: {
      /** @description At most 200 characters. */
      name?: string;
      /**
       * @description Colour of the icon: `#` and hexadecimal digits.
       * @example #3b5bdb
       */
      color?: string;
      /**
       * @description Name of the icon.
       * @example document
       */
      icon?: string;
      /** @description In which numbers, dates and amounts are written, and signature requests that name none, where it is one of theirs (BCP 47). */
      language?: string;
      /** @description In which times are written (IANA). */
      timeZone?: string;
      /** @description Id of a team to share it with; null for none. */
      team?: string | null;
    };
    AddDocumentRequest: {
      /** @description Id of a DOCX or PPTX file that you can access. Without it a blank document is made. */
      file_id?: string;
      /** @description Another spelling of file_id. */
      fileId?: string;
    };
    UpdateDocumentRequest: {
      /** @description Templated name of the output, such as Offer for {{Customer Name}}. */
      outputName?: string;
      createPdfCopy?: boolean;
      /** @description Needs createPdfCopy. */
      removeOutput?: boolean;
      /** @description Needs createPdfCopy and a pdfPassword. */
      enablePdfPassword?: boolean;
      /** @description Templated password of the PDF. */
      pdfPassword?: string;
      /** @description Whether copying from a protected PDF is prevented. */
      pdfPasswordPreventCopy?: boolean;
      /** @description Another spelling of pdfPasswordPreventCopy. */
      PdfPasswordPreventCopy?: boolean;
      /** @description Another spelling of pdfPasswordPreventCopy. */
      enablePdfPreventCopy?: boolean;
      /** @description Who is asked to sign the PDF; null for nobody. Needs createPdfCopy. */
      signature?: {
        /** @description Templated name of the signer, such as {{Customer Name}}; may be empty. */
        signerName: string;
        /**
         * @description Templated address of the signer.
         * @example {{Customer Email}}
         */
        signerEmail: string;
        /**
         * @description Templated note to the signer.
         * @default null
         */
        message?: string | null;
        /**
         * @description Language of emails and signing page, templated; null for that of a signature request.
         * @default null
         */
        language?: string | null;
        /**
         * @description Templated title; null for the name of the output.
         * @default null
         */
        title?: string | null;
        /**
         * @description Whether the signer is mailed, or the link is handed on.
         * @default email
         * @enum {string}
         */
        delivery?: 'email' | 'link';
      } | null;
      /** @description Refused: the file of a document cannot be changed. */
      file?: unknown;
      /** @description Refused: the file of a document cannot be changed. */
      fileId?: unknown;
      /** @description Refused: the file of a document cannot be changed. */
      file_id?: unknown;
    };
    CreateOutgoingWebhookRequest: {
      /**
       * Format: uri
       * @description The https address that the events of automations are POSTed to.
       */
      webhookUrl: string;
    };
    UpdateOutgoingWebhookRequest: {
      /**
       * Format: uri
       * @description The https address that the events of automations are POSTed to.
       */
      webhookUrl: string;
    };
    CreateWebhookRequest: {
      /**
       * Format: uri
       * @description Where events are posted: https, at a public address.
       * @example https://hooks.example.com/paraph
       */
      url: string;
      /** @description Which events it is told of; null for all, also those that later versions add. */
      events?: components['schemas']['WebhookEventType'][] | null;
    };
    /** @enum {string} */
    WebhookEventType:
      | 'request.opened'
      | 'request.sender_signed'
      | 'request.signed'
      | 'request.declined'
      | 'request.cancelled'
      | 'request.expired'
      | 'request.email_bounced'
      | 'automation.started'
      | 'automation.document.created'
      | 'automation.signature.requested'
      | 'automation.signature.completed'
      | 'automation.completed'
      | 'automation.failed';
    UpdateWebhookRequest: {
      /**
       * Format: uri
       * @description Where events are posted: https, at a public address.
       * @example https://hooks.example.com/paraph
       */
      url?: string;
      /** @description Which events it is told of; null for all, also those that later versions add. */
      events?: components['schemas']['WebhookEventType'][] | null;
      /** @description While it is disabled, its events are held for 30 days. */
      enabled?: boolean;
    };
    ReplayWebhookDeliveriesRequest: {
      /**
       * @description Which deliveries.
       * @enum {string}
       */
      status: 'held' | 'failed';
      /**
       * Format: date-time
       * @description Only events announced at that time or later.
       */
      since?: string;
    };
    RenewPreviewRequest: {
      /**
       * @description Whether it shows the template filled with the newest example, which is somebody’s data.
       * @default false
       */
      showsSample?: boolean;
    };
    StartAutomationRequest: {
      /**
       * @description A post that was received, such as one that is held.
       * @example evt_9sHd2LqVwX4mBn6TzKc8
       */
      eventId?: string;
      /** @description What a post would bring: names and values. */
      data?: {
        [key: string]: unknown;
      };
    };
    RerunAutomationRequest: {
      /**
       * @description `same`: with the settings and templates of that automation. `newest`: with those of now.
       * @default same
       * @enum {string}
       */
      version?: 'same' | 'newest';
    };
    RequestOpenedEvent: {
      /** @constant */
      type: 'request.opened';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description 32 lowercase hexadecimal characters.
         * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
         */
        request_id: string;
        /** @description Orders the events of one request; numbers may be left out. */
        sequence: number;
        /** @description Whether it was made with a test key. */
        test: boolean;
        /**
         * @description As it is when this is sent, which may be later than the event.
         * @enum {string}
         */
        status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
        /** @description Null once the documents were erased. */
        title: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        expires_at: string;
        /** @description Null while unsigned. */
        signed_at: string | null;
        /** @description By whom and how it ended without a signature; null where it did not. */
        ended: {
          /** @enum {string} */
          by: 'sender' | 'signer' | 'service';
          /** @enum {string} */
          how: 'cancelled' | 'declined' | 'expired';
          /** Format: date-time */
          at: string;
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
        /** @description Who it was; null where that was erased. */
        party: ('signer' | 'sender') | null;
      };
    };
    RequestSenderSignedEvent: {
      /** @constant */
      type: 'request.sender_signed';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description 32 lowercase hexadecimal characters.
         * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
         */
        request_id: string;
        /** @description Orders the events of one request; numbers may be left out. */
        sequence: number;
        /** @description Whether it was made with a test key. */
        test: boolean;
        /**
         * @description As it is when this is sent, which may be later than the event.
         * @enum {string}
         */
        status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
        /** @description Null once the documents were erased. */
        title: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        expires_at: string;
        /** @description Null while unsigned. */
        signed_at: string | null;
        /** @description By whom and how it ended without a signature; null where it did not. */
        ended: {
          /** @enum {string} */
          by: 'sender' | 'signer' | 'service';
          /** @enum {string} */
          how: 'cancelled' | 'declined' | 'expired';
          /** Format: date-time */
          at: string;
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
      };
    };
    RequestSignedEvent: {
      /** @constant */
      type: 'request.signed';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description 32 lowercase hexadecimal characters.
         * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
         */
        request_id: string;
        /** @description Orders the events of one request; numbers may be left out. */
        sequence: number;
        /** @description Whether it was made with a test key. */
        test: boolean;
        /**
         * @description As it is when this is sent, which may be later than the event.
         * @enum {string}
         */
        status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
        /** @description Null once the documents were erased. */
        title: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        expires_at: string;
        /** @description Null while unsigned. */
        signed_at: string | null;
        /** @description By whom and how it ended without a signature; null where it did not. */
        ended: {
          /** @enum {string} */
          by: 'sender' | 'signer' | 'service';
          /** @enum {string} */
          how: 'cancelled' | 'declined' | 'expired';
          /** Format: date-time */
          at: string;
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
        /** @description A link to the signed PDF that works for ten minutes; made anew for each attempt. Null once the document was erased. */
        download: {
          /** Format: uri */
          url: string;
          /** Format: date-time */
          expires_at: string;
        } | null;
      };
    };
    RequestDeclinedEvent: {
      /** @constant */
      type: 'request.declined';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description 32 lowercase hexadecimal characters.
         * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
         */
        request_id: string;
        /** @description Orders the events of one request; numbers may be left out. */
        sequence: number;
        /** @description Whether it was made with a test key. */
        test: boolean;
        /**
         * @description As it is when this is sent, which may be later than the event.
         * @enum {string}
         */
        status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
        /** @description Null once the documents were erased. */
        title: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        expires_at: string;
        /** @description Null while unsigned. */
        signed_at: string | null;
        /** @description By whom and how it ended without a signature; null where it did not. */
        ended: {
          /** @enum {string} */
          by: 'sender' | 'signer' | 'service';
          /** @enum {string} */
          how: 'cancelled' | 'declined' | 'expired';
          /** Format: date-time */
          at: string;
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
        /** @description Who it was; null where that was erased. */
        party: ('signer' | 'sender') | null;
        /** @description As it was given; null where it was not, or was erased. */
        reason: string | null;
      };
    };
    RequestCancelledEvent: {
      /** @constant */
      type: 'request.cancelled';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description 32 lowercase hexadecimal characters.
         * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
         */
        request_id: string;
        /** @description Orders the events of one request; numbers may be left out. */
        sequence: number;
        /** @description Whether it was made with a test key. */
        test: boolean;
        /**
         * @description As it is when this is sent, which may be later than the event.
         * @enum {string}
         */
        status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
        /** @description Null once the documents were erased. */
        title: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        expires_at: string;
        /** @description Null while unsigned. */
        signed_at: string | null;
        /** @description By whom and how it ended without a signature; null where it did not. */
        ended: {
          /** @enum {string} */
          by: 'sender' | 'signer' | 'service';
          /** @enum {string} */
          how: 'cancelled' | 'declined' | 'expired';
          /** Format: date-time */
          at: string;
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
      };
    };
    RequestExpiredEvent: {
      /** @constant */
      type: 'request.expired';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description 32 lowercase hexadecimal characters.
         * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
         */
        request_id: string;
        /** @description Orders the events of one request; numbers may be left out. */
        sequence: number;
        /** @description Whether it was made with a test key. */
        test: boolean;
        /**
         * @description As it is when this is sent, which may be later than the event.
         * @enum {string}
         */
        status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
        /** @description Null once the documents were erased. */
        title: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        expires_at: string;
        /** @description Null while unsigned. */
        signed_at: string | null;
        /** @description By whom and how it ended without a signature; null where it did not. */
        ended: {
          /** @enum {string} */
          by: 'sender' | 'signer' | 'service';
          /** @enum {string} */
          how: 'cancelled' | 'declined' | 'expired';
          /** Format: date-time */
          at: string;
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
      };
    };
    RequestEmailBouncedEvent: {
      /** @constant */
      type: 'request.email_bounced';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description 32 lowercase hexadecimal characters.
         * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
         */
        request_id: string;
        /** @description Orders the events of one request; numbers may be left out. */
        sequence: number;
        /** @description Whether it was made with a test key. */
        test: boolean;
        /**
         * @description As it is when this is sent, which may be later than the event.
         * @enum {string}
         */
        status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
        /** @description Null once the documents were erased. */
        title: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        expires_at: string;
        /** @description Null while unsigned. */
        signed_at: string | null;
        /** @description By whom and how it ended without a signature; null where it did not. */
        ended: {
          /** @enum {string} */
          by: 'sender' | 'signer' | 'service';
          /** @enum {string} */
          how: 'cancelled' | 'declined' | 'expired';
          /** Format: date-time */
          at: string;
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
        /** @description The email that came back; null where that was erased. */
        email: {
          recipient: string;
          /** @description Which email it was, such as `signing-link`. */
          kind: string;
          /** @description What the receiving server said. */
          problem: string;
        } | null;
      };
    };
    AutomationStartedEvent: {
      /** @constant */
      type: 'automation.started';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description `aut_` and 20 letters and digits.
         * @example aut_3kTbYpQ0xWm7cRz1NvL5
         */
        automationId: string;
        /**
         * @description `wkf_` and 20 letters and digits.
         * @example wkf_4kTz9QbX2mWv7LsR1cYp
         */
        workflowId: string;
        workflowVersion: number;
        /**
         * @description The post that it is made from.
         * @example evt_9sHd2LqVwX4mBn6TzKc8
         */
        eventId: string;
        /** @description Orders the events of one automation. */
        sequence: number;
        /** @description Whether the workflow was made with a test key. */
        test: boolean;
        /** @description Those that the event is about; at most 20. */
        documents: {
          /**
           * @description `doc_` and 20 letters and digits.
           * @example doc_8hNd3FgJ6rEa0UiO5tKx
           */
          documentId: string;
          outputId: string;
          name: string;
          /** @description The filled document; null where it was removed or deleted. */
          file: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          /** @description Its PDF; null where there is none. */
          pdf: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          /** @description The signed PDF; null until everybody has signed. */
          signedPdf: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          signatureRequestId: string | null;
        }[];
        /** @description Why it failed; null for every other event. */
        error: {
          code: string;
          message: string;
          advice: string;
          step: {
            position: number;
            kind: string;
            documentId: string | null;
          };
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
      };
    };
    AutomationDocumentCreatedEvent: {
      /** @constant */
      type: 'automation.document.created';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description `aut_` and 20 letters and digits.
         * @example aut_3kTbYpQ0xWm7cRz1NvL5
         */
        automationId: string;
        /**
         * @description `wkf_` and 20 letters and digits.
         * @example wkf_4kTz9QbX2mWv7LsR1cYp
         */
        workflowId: string;
        workflowVersion: number;
        /**
         * @description The post that it is made from.
         * @example evt_9sHd2LqVwX4mBn6TzKc8
         */
        eventId: string;
        /** @description Orders the events of one automation. */
        sequence: number;
        /** @description Whether the workflow was made with a test key. */
        test: boolean;
        /** @description Those that the event is about; at most 20. */
        documents: {
          /**
           * @description `doc_` and 20 letters and digits.
           * @example doc_8hNd3FgJ6rEa0UiO5tKx
           */
          documentId: string;
          outputId: string;
          name: string;
          /** @description The filled document; null where it was removed or deleted. */
          file: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          /** @description Its PDF; null where there is none. */
          pdf: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          /** @description The signed PDF; null until everybody has signed. */
          signedPdf: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          signatureRequestId: string | null;
        }[];
        /** @description Why it failed; null for every other event. */
        error: {
          code: string;
          message: string;
          advice: string;
          step: {
            position: number;
            kind: string;
            documentId: string | null;
          };
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
      };
    };
    AutomationSignatureRequestedEvent: {
      /** @constant */
      type: 'automation.signature.requested';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description `aut_` and 20 letters and digits.
         * @example aut_3kTbYpQ0xWm7cRz1NvL5
         */
        automationId: string;
        /**
         * @description `wkf_` and 20 letters and digits.
         * @example wkf_4kTz9QbX2mWv7LsR1cYp
         */
        workflowId: string;
        workflowVersion: number;
        /**
         * @description The post that it is made from.
         * @example evt_9sHd2LqVwX4mBn6TzKc8
         */
        eventId: string;
        /** @description Orders the events of one automation. */
        sequence: number;
        /** @description Whether the workflow was made with a test key. */
        test: boolean;
        /** @description Those that the event is about; at most 20. */
        documents: {
          /**
           * @description `doc_` and 20 letters and digits.
           * @example doc_8hNd3FgJ6rEa0UiO5tKx
           */
          documentId: string;
          outputId: string;
          name: string;
          /** @description The filled document; null where it was removed or deleted. */
          file: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          /** @description Its PDF; null where there is none. */
          pdf: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          /** @description The signed PDF; null until everybody has signed. */
          signedPdf: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          signatureRequestId: string | null;
        }[];
        /** @description Why it failed; null for every other event. */
        error: {
          code: string;
          message: string;
          advice: string;
          step: {
            position: number;
            kind: string;
            documentId: string | null;
          };
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
      };
    };
    AutomationSignatureCompletedEvent: {
      /** @constant */
      type: 'automation.signature.completed';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description `aut_` and 20 letters and digits.
         * @example aut_3kTbYpQ0xWm7cRz1NvL5
         */
        automationId: string;
        /**
         * @description `wkf_` and 20 letters and digits.
         * @example wkf_4kTz9QbX2mWv7LsR1cYp
         */
        workflowId: string;
        workflowVersion: number;
        /**
         * @description The post that it is made from.
         * @example evt_9sHd2LqVwX4mBn6TzKc8
         */
        eventId: string;
        /** @description Orders the events of one automation. */
        sequence: number;
        /** @description Whether the workflow was made with a test key. */
        test: boolean;
        /** @description Those that the event is about; at most 20. */
        documents: {
          /**
           * @description `doc_` and 20 letters and digits.
           * @example doc_8hNd3FgJ6rEa0UiO5tKx
           */
          documentId: string;
          outputId: string;
          name: string;
          /** @description The filled document; null where it was removed or deleted. */
          file: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          /** @description Its PDF; null where there is none. */
          pdf: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          /** @description The signed PDF; null until everybody has signed. */
          signedPdf: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          signatureRequestId: string | null;
        }[];
        /** @description Why it failed; null for every other event. */
        error: {
          code: string;
          message: string;
          advice: string;
          step: {
            position: number;
            kind: string;
            documentId: string | null;
          };
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
      };
    };
    AutomationCompletedEvent: {
      /** @constant */
      type: 'automation.completed';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description `aut_` and 20 letters and digits.
         * @example aut_3kTbYpQ0xWm7cRz1NvL5
         */
        automationId: string;
        /**
         * @description `wkf_` and 20 letters and digits.
         * @example wkf_4kTz9QbX2mWv7LsR1cYp
         */
        workflowId: string;
        workflowVersion: number;
        /**
         * @description The post that it is made from.
         * @example evt_9sHd2LqVwX4mBn6TzKc8
         */
        eventId: string;
        /** @description Orders the events of one automation. */
        sequence: number;
        /** @description Whether the workflow was made with a test key. */
        test: boolean;
        /** @description Those that the event is about; at most 20. */
        documents: {
          /**
           * @description `doc_` and 20 letters and digits.
           * @example doc_8hNd3FgJ6rEa0UiO5tKx
           */
          documentId: string;
          outputId: string;
          name: string;
          /** @description The filled document; null where it was removed or deleted. */
          file: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          /** @description Its PDF; null where there is none. */
          pdf: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          /** @description The signed PDF; null until everybody has signed. */
          signedPdf: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          signatureRequestId: string | null;
        }[];
        /** @description Why it failed; null for every other event. */
        error: {
          code: string;
          message: string;
          advice: string;
          step: {
            position: number;
            kind: string;
            documentId: string | null;
          };
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
      };
    };
    AutomationFailedEvent: {
      /** @constant */
      type: 'automation.failed';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description `aut_` and 20 letters and digits.
         * @example aut_3kTbYpQ0xWm7cRz1NvL5
         */
        automationId: string;
        /**
         * @description `wkf_` and 20 letters and digits.
         * @example wkf_4kTz9QbX2mWv7LsR1cYp
         */
        workflowId: string;
        workflowVersion: number;
        /**
         * @description The post that it is made from.
         * @example evt_9sHd2LqVwX4mBn6TzKc8
         */
        eventId: string;
        /** @description Orders the events of one automation. */
        sequence: number;
        /** @description Whether the workflow was made with a test key. */
        test: boolean;
        /** @description Those that the event is about; at most 20. */
        documents: {
          /**
           * @description `doc_` and 20 letters and digits.
           * @example doc_8hNd3FgJ6rEa0UiO5tKx
           */
          documentId: string;
          outputId: string;
          name: string;
          /** @description The filled document; null where it was removed or deleted. */
          file: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          /** @description Its PDF; null where there is none. */
          pdf: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          /** @description The signed PDF; null until everybody has signed. */
          signedPdf: {
            id: string;
            name: string;
            mimeType: string;
            /** @description In bytes. */
            size: number;
            /**
             * Format: uri
             * @description Opens it without a credential for one to two hours; made anew for each attempt.
             */
            url: string;
          } | null;
          signatureRequestId: string | null;
        }[];
        /** @description Why it failed; null for every other event. */
        error: {
          code: string;
          message: string;
          advice: string;
          step: {
            position: number;
            kind: string;
            documentId: string | null;
          };
        } | null;
        /**
         * @description Present where something was left out, as events stay below 20 kB.
         * @constant
         */
        truncated?: true;
      };
    };
    PingEvent: {
      /** @constant */
      type: 'ping';
      /**
       * Format: date-time
       * @description When it happened.
       */
      timestamp: string;
      data: {
        /**
         * @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s.
         * @example whk_6d1cZ0fXy2Qa8LmNpRsT
         */
        webhook_id: string;
      };
    };
    CreateResult: {
      /**
       * @description 32 lowercase hexadecimal characters.
       * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
       */
      request_id: string;
      /** @description Needed to download the signed PDF. It is not stored: keep it. */
      request_token: string;
      /** @enum {string} */
      status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending';
      /** Format: date-time */
      expires_at: string;
      /** @description A sentence to tell the user. */
      next_step: string;
      /**
       * Format: uri
       * @description The signer’s private link. Only with delivery `link` or a test key, where the sender does not sign. It does not verify the address.
       */
      signer_link?: string;
      /**
       * Format: uri
       * @description The sender’s private link, to sign first. Only with delivery `link` or a test key, and sender_signs. Without an API key the emailed link signs, not this one.
       */
      sender_link?: string;
      /**
       * Format: uri
       * @description A page for people: what is done and what is to come, never the document.
       */
      status_link: string;
      /** @description Documents of this calendar month (UTC). */
      usage: {
        used_this_month: number;
        monthly_limit: number;
      };
      /** @description An addition: what was taken, but is hardly meant. */
      warnings: components['schemas']['Warning'][];
      /**
       * @description An addition: a test key made it.
       * @constant
       */
      test?: true;
    };
    Warning: {
      path: string;
      code: string;
      message: string;
    };
    Error: {
      /** @description Stable code. */
      error: string;
      /** @description A sentence saying what to do. */
      message: string;
      /**
       * Format: date-time
       * @description When a monthly limit resets.
       */
      resets_at?: string;
      /** @description Seconds after which a retry can succeed. */
      retryAfter?: number;
      /** @description Each problem of the request, all of them at once. */
      details?: components['schemas']['ErrorDetail'][];
    };
    ErrorDetail: {
      /** @description Where in the request, such as `signer.email` or `fields[0].page`; empty for the whole. */
      path: string;
      /** @description The finer reason; stable. */
      code: string;
      /** @description What to do about it. */
      message: string;
    };
    RequestStatus: {
      /**
       * @description 32 lowercase hexadecimal characters.
       * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
       */
      request_id: string;
      /** @enum {string} */
      status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      expires_at: string;
      /** @description Null while unsigned. */
      signed_at: string | null;
      /** @description A sentence to tell the user. */
      next_step: string;
      /** @description An addition: who ended it unsigned, how, when and why; else null. */
      ended: {
        /** @enum {string} */
        by: 'signer' | 'sender' | 'service';
        /** @enum {string} */
        how: 'cancelled' | 'declined' | 'expired' | 'reported';
        /** Format: date-time */
        at: string;
        reason: string | null;
      } | null;
      /**
       * @description An addition: a test key made it.
       * @constant
       */
      test?: true;
    };
    CancelResult: {
      /**
       * @description 32 lowercase hexadecimal characters.
       * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
       */
      request_id: string;
      /** @constant */
      status: 'cancelled';
      /**
       * @description An addition: a test key made it.
       * @constant
       */
      test?: true;
    };
    UploadUrl: {
      /** @description `up_` and 32 lowercase hexadecimal characters. */
      upload_id: string;
      /** Format: uri */
      upload_url: string;
      /** @constant */
      method: 'PUT';
      /** @constant */
      content_type: 'application/pdf';
      /** Format: date-time */
      expires_at: string;
      next_step: string;
      /** @description An addition: what was taken, but is hardly meant. */
      warnings: components['schemas']['Warning'][];
      /**
       * @description An addition: a test key made it.
       * @constant
       */
      test?: true;
    };
    Upload: {
      /** @description `up_` and 32 lowercase hexadecimal characters. */
      upload_id: string;
      bytes: number;
      next_step: string;
      /** @description An addition: what was taken, but is hardly meant. */
      warnings: components['schemas']['Warning'][];
      /**
       * @description An addition: a test key made it.
       * @constant
       */
      test?: true;
    };
    HostedFile: {
      /** @example file_8Qk2ZrT5vXw1BnLc7DfG */
      id: string;
      /** @example Contract.docx */
      name: string;
      /**
       * Format: uri
       * @description Opens the file in the browser of whoever may see it.
       * @example https://sign.example.net/files/file_8Qk2ZrT5vXw1BnLc7DfG/content
       */
      url: string;
      /**
       * @description What it really is.
       * @example application/vnd.openxmlformats-officedocument.wordprocessingml.document
       */
      mimeType: string;
      /** @description In bytes. */
      size: number;
      /** @description Number of the newest version. */
      version: number;
      /**
       * @description `upload`: sent in. `blank`: made empty for a workflow. `output`: made by a run.
       * @enum {string}
       */
      origin: 'upload' | 'blank' | 'output';
      /** @description The team that it belongs to; null where it is a person’s own. */
      team: components['schemas']['Team'] | null;
      /** @description Whether anyone with `shareUrl` can view it. */
      isShared: boolean;
      /** @description A link for anyone, and a valid `hosted_doc_url` of a signature request; null where it is not shared. */
      shareUrl: string | null;
      /**
       * Format: date-time
       * @example 2026-11-22T09:30:00.000+00:00
       */
      createdAt: string;
      /**
       * Format: date-time
       * @example 2026-11-22T09:30:00.000+00:00
       */
      updatedAt: string;
    };
    Team: {
      /** @example team_8Qk2ZrT5vXw1BnLc7DfG */
      id: string;
      name: string;
    };
    HostedFileDetails: {
      /** @example file_8Qk2ZrT5vXw1BnLc7DfG */
      id: string;
      /** @example Contract.docx */
      name: string;
      /**
       * Format: uri
       * @description Opens the file in the browser of whoever may see it.
       * @example https://sign.example.net/files/file_8Qk2ZrT5vXw1BnLc7DfG/content
       */
      url: string;
      /**
       * @description What it really is.
       * @example application/vnd.openxmlformats-officedocument.wordprocessingml.document
       */
      mimeType: string;
      /** @description In bytes. */
      size: number;
      /** @description Number of the newest version. */
      version: number;
      /**
       * @description `upload`: sent in. `blank`: made empty for a workflow. `output`: made by a run.
       * @enum {string}
       */
      origin: 'upload' | 'blank' | 'output';
      /** @description The team that it belongs to; null where it is a person’s own. */
      team: components['schemas']['Team'] | null;
      /** @description Whether anyone with `shareUrl` can view it. */
      isShared: boolean;
      /** @description A link for anyone, and a valid `hosted_doc_url` of a signature request; null where it is not shared. */
      shareUrl: string | null;
      /**
       * Format: date-time
       * @example 2026-11-22T09:30:00.000+00:00
       */
      createdAt: string;
      /**
       * Format: date-time
       * @example 2026-11-22T09:30:00.000+00:00
       */
      updatedAt: string;
      /** @description The tags of a template, each once, in the order of the document. Empty for what is none. */
      tags: {
        /**
         * @description What stands between the braces.
         * @example Client Name
         */
        source: string;
        /**
         * @description The source fields that it reads.
         * @example [
         *       "Client Name"
         *     ]
         */
        names: string[];
        /** @enum {string} */
        kind: 'value' | 'condition' | 'group' | 'field' | 'picture' | 'broken';
        /**
         * @description Where it stands first.
         * @example Paragraph: "Dear {{Client Name}}"
         */
        place: string;
        /** @description How often it stands in the file. */
        count: number;
      }[];
      /** @description What is odd about the template. */
      findings: {
        code: string;
        /** @description What is the matter, and what to do. */
        message: string;
        tag?: string;
        place?: string;
      }[];
      /** @description The fonts that the template names. */
      fonts: string[];
    };
    FileVersion: {
      version: number;
      /** @description In bytes. */
      size: number;
      mimeType: string;
      /**
       * Format: uri
       * @example https://sign.example.net/files/file_8Qk2ZrT5vXw1BnLc7DfG/content?version=1
       */
      url: string;
      /**
       * Format: date-time
       * @example 2026-11-22T09:30:00.000+00:00
       */
      createdAt: string;
    };
    Verification: {
      /** @enum {string} */
      verdict: 'original' | 'altered' | 'broken' | 'unrecorded' | 'certificate_of_another' | 'other_seal' | 'unsigned' | 'not_pdf' | 'empty' | 'unknown';
      /** @description A sentence to tell the user. */
      message: string;
      /** @description The request that the file is of, or whose certificate it carries. */
      request_id: string | null;
      document: {
        title: string | null;
        /** @description Made with a test key: it proves nothing. */
        test: boolean;
        signed_at: string | null;
        /** @description When the record was erased: then title, names and addresses stand in the file alone, and are null here. */
        erased_at: string | null;
        parties: {
          /** @enum {string} */
          party: 'signer' | 'sender';
          name: string | null;
          email: string | null;
          /**
           * @description How the party was reached or known. `mailed_link`, `confirmed_by_mail` and `signed_in` show that the address is theirs; `passed_on_link`, `stated` and `unsure` do not.
           * @enum {string}
           */
          reached: 'mailed_link' | 'passed_on_link' | 'signed_in' | 'unsure' | 'confirmed_by_mail' | 'stated';
          /** @description Null for a sender who did not sign. */
          signed_at: string | null;
        }[];
        /** @description Of the file as it was sealed: a part of the verified one, from its beginning, where something was added. */
        revision_sha256: string;
      } | null;
      /** @description The seal that the verdict rests on. */
      seal: {
        /** @description Which of the seals that were sent or found, counted from 1. */
        number: number;
        /** @description Made with a certificate of this service. */
        ours: boolean;
        /** @description Whether what it covers is what was sealed; null where that was not, or cannot be, checked. */
        intact: boolean | null;
        /** @description Who sealed, by the certificate; null where the file itself was not sent. */
        subject: string | null;
        /** @description The time that a time-stamp authority gave the seal, by the record of this service; null where it has none, or nothing is recorded. */
        stamped_at: string | null;
      } | null;
      /** @description What was written behind the seal; null where the file itself was not sent. */
      added:
        | {
            /** @enum {string} */
            what:
              | 'page_added'
              | 'page_changed'
              | 'content_changed'
              | 'form_field'
              | 'annotation'
              | 'script'
              | 'attachment'
              | 'signature'
              | 'link'
              | 'properties'
              | 'proof'
              | 'other';
            count: number;
          }[]
        | null;
    };
    Workflow: {
      /**
       * @description `wkf_` and 20 letters and digits.
       * @example wkf_4kTz9QbX2mWv7LsR1cYp
       */
      id: string;
      name: string;
      color: string;
      icon: string;
      /**
       * @description Runnable, in need of more configuration, or no longer usable.
       * @enum {string}
       */
      status: 'COMPLETE' | 'INCOMPLETE' | 'ARCHIVED';
      /** @description Whether each post to the source starts an automation. */
      autoCreate: boolean;
      owner: components['schemas']['Owner'];
      team: components['schemas']['Team'] | null;
      source: components['schemas']['Source'];
      documents: components['schemas']['Document'][];
      outgoingWebhook: components['schemas']['OutgoingWebhook'] | null;
      createdByApi: boolean;
      language: string;
      timeZone: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    Owner: {
      id: string;
      name: string;
      email: string;
    };
    Source: {
      id: string;
      /** @constant */
      sourceType: 'WEBHOOK';
      /** @description As declared at creation, else those of the last post; nested ones joined with a dot. */
      sourceFields: string[];
      /**
       * Format: uri
       * @description Data POSTed here start an automation. Whoever has it can post: keep it secret.
       */
      webhookUrl: string;
    };
    Document: {
      /**
       * @description `doc_` and 20 letters and digits.
       * @example doc_8hNd3FgJ6rEa0UiO5tKx
       */
      id: string;
      /**
       * @description By the selected file: word processing or slides.
       * @enum {string}
       */
      documentType: 'HOSTED_DOCS' | 'HOSTED_SLIDES';
      file: components['schemas']['TemplateFile'];
      /** @description Templated name of the output. */
      outputName: string;
      createPdfCopy: boolean;
      /** @description Whether the output document goes once its PDF is made. */
      removeOutput: boolean;
      enablePdfPassword: boolean;
      /** @description Templated password of the PDF; used only with enablePdfPassword. Empty where there is none. */
      pdfPassword: string;
      pdfPasswordPreventCopy: boolean;
      /**
       * Format: uri
       * @description Shows the template to whoever has this address.
       */
      previewUrl: string;
      /** @description Who is asked to sign the PDF; null where nobody is. */
      signature: {
        signerName: string;
        signerEmail: string;
        message: string | null;
        language: string | null;
        title: string | null;
        /** @enum {string} */
        delivery: 'email' | 'link';
      } | null;
    };
    /** @description The template, which is copied to make the output. */
    TemplateFile: {
      id: string;
      name: string;
      /**
       * Format: uri
       * @description Opens the file for whoever may see it.
       */
      url: string;
      mimeType: string;
    };
    OutgoingWebhook: {
      id: string;
      /** Format: uri */
      webhookUrl: string;
    };
    Readiness: {
      /** @enum {string} */
      status: 'COMPLETE' | 'INCOMPLETE' | 'ARCHIVED';
      missing: components['schemas']['Missing'][];
      fieldChanges: components['schemas']['FieldChange'][];
    };
    Missing: {
      /** @enum {string} */
      code: 'no_document' | 'no_template' | 'broken_block' | 'unknown_field';
      /** @description Of the document that lacks it; null where there is none. */
      documentId: string | null;
      /** @description What is missing, and what to do. */
      message: string;
      /** @description What stands between the braces. */
      tag: string | null;
      /** @description The name in it that the source does not know. */
      name: string | null;
      /** @description The known name that may have been meant. */
      suggestion: string | null;
    };
    FieldChange: {
      field: string;
      /** @enum {string} */
      change: 'appeared' | 'vanished' | 'kind';
      /** @description Its kind before, where that is known. */
      from: string | null;
      to: string | null;
      /** @description A post that shows it. */
      eventId: string;
      /** Format: date-time */
      at: string;
    };
    CreatedWebhook: {
      /**
       * @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s.
       * @example whk_6d1cZ0fXy2Qa8LmNpRsT
       */
      webhook_id: string;
      /**
       * Format: uri
       * @description Where events are posted: https, at a public address.
       * @example https://hooks.example.com/paraph
       */
      url: string;
      /** @description Null for all. */
      events: components['schemas']['WebhookEventType'][] | null;
      /** @description Whose events these are, where it is a workflow’s; null for those of signature requests. */
      workflow_id: string | null;
      /** @description Whether it is told of what test keys make. */
      test: boolean;
      enabled: boolean;
      disabled_at: string | null;
      /** @description `gone`: it answered 410. `failing`: five days of nothing but failures. `owner`: by this API. */
      disabled_reason: ('gone' | 'failing' | 'owner') | null;
      /** @description Since when every attempt has failed; null while all is well. */
      failing_since: string | null;
      /** @description How many were held while it was disabled; replay them once it is enabled. */
      held_deliveries: number;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * @description Verifies what arrives: give it to a Standard Webhooks library as it is. Without one, the key is what stands after `whsec_`, decoded from base64.
       * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=
       */
      secret: string;
    };
    Webhook: {
      /**
       * @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s.
       * @example whk_6d1cZ0fXy2Qa8LmNpRsT
       */
      webhook_id: string;
      /**
       * Format: uri
       * @description Where events are posted: https, at a public address.
       * @example https://hooks.example.com/paraph
       */
      url: string;
      /** @description Null for all. */
      events: components['schemas']['WebhookEventType'][] | null;
      /** @description Whose events these are, where it is a workflow’s; null for those of signature requests. */
      workflow_id: string | null;
      /** @description Whether it is told of what test keys make. */
      test: boolean;
      enabled: boolean;
      disabled_at: string | null;
      /** @description `gone`: it answered 410. `failing`: five days of nothing but failures. `owner`: by this API. */
      disabled_reason: ('gone' | 'failing' | 'owner') | null;
      /** @description Since when every attempt has failed; null while all is well. */
      failing_since: string | null;
      /** @description How many were held while it was disabled; replay them once it is enabled. */
      held_deliveries: number;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    WebhookSecret: {
      /**
       * @description Verifies what arrives: give it to a Standard Webhooks library as it is. Without one, the key is what stands after `whsec_`, decoded from base64.
       * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=
       */
      secret: string;
      /** @description Until when the secret before signs too; null where none does. */
      previous_secret_until: string | null;
    };
    WebhookDelivery: {
      /**
       * @description One event at one webhook.
       * @example dlv_1aB2cD3eF4gH5iJ6kL7m
       */
      delivery_id: string;
      /** @description The `webhook-id` of every attempt and replay. */
      event_id: string;
      type: string;
      /**
       * @description `pending`: an attempt is under way or to come. `held`: the webhook is disabled.
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'failed' | 'held';
      attempts: number;
      next_attempt_at: string | null;
      /** Format: date-time */
      created_at: string;
      /** @description When it was delivered, had failed, or was held. */
      finished_at: string | null;
    };
    WebhookDeliveryWithLog: {
      /**
       * @description One event at one webhook.
       * @example dlv_1aB2cD3eF4gH5iJ6kL7m
       */
      delivery_id: string;
      /** @description The `webhook-id` of every attempt and replay. */
      event_id: string;
      type: string;
      /**
       * @description `pending`: an attempt is under way or to come. `held`: the webhook is disabled.
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'failed' | 'held';
      attempts: number;
      next_attempt_at: string | null;
      /** Format: date-time */
      created_at: string;
      /** @description When it was delivered, had failed, or was held. */
      finished_at: string | null;
      log: {
        number: number;
        /** Format: date-time */
        at: string;
        duration_ms: number;
        /** @description Of the answer; null where none came. */
        status: number | null;
        /** @description Null where it was taken; else `http_500`, `timeout`, `dns_error`, `connect_refused`, `tls_error`, `blocked_address` or `broken_answer`. */
        problem: string | null;
        /** @description The first 8 KB of what came back, as text. */
        answer: string | null;
        replay: boolean;
      }[];
    };
    WebhookReplay: {
      /** @description How many are on their way; at most 200 a call, the oldest first. */
      replayed: number;
      /** @description Whether there may be more: call again. */
      more: boolean;
    };
    WebhookPing: {
      event_id: string;
      /** Format: date-time */
      at: string;
      duration_ms: number;
      /** @description Of the answer; null where none came. */
      status: number | null;
      /** @description Null where it was taken; else `http_500`, `timeout`, `dns_error`, `connect_refused`, `tls_error`, `blocked_address` or `broken_answer`. */
      problem: string | null;
      /** @description The first 8 KB of what came back, as text. */
      answer: string | null;
    };
    Preview: {
      /**
       * Format: uri
       * @description Shows the template to whoever has this address.
       */
      previewUrl: string;
      showsSample: boolean;
    };
    TakenPost: {
      /**
       * @description `evt_` and 20 letters and digits.
       * @example evt_9sHd2LqVwX4mBn6TzKc8
       */
      eventId: string;
      /** @description Null where none was started. */
      automationId: string | null;
      /**
       * @description `queued`: an automation was started. `sample`: the workflow is incomplete, and keeps it as a test submission. `held`: autoCreate is off.
       * @enum {string}
       */
      status: 'queued' | 'sample' | 'held';
    };
    Automation: {
      /**
       * @description `aut_` and 20 letters and digits.
       * @example aut_3kTbYpQ0xWm7cRz1NvL5
       */
      id: string;
      /**
       * @description `wkf_` and 20 letters and digits.
       * @example wkf_4kTz9QbX2mWv7LsR1cYp
       */
      workflowId: string;
      /** @description The version of the workflow that it keeps to. */
      workflowVersion: number;
      /**
       * @description The post that it is made from.
       * @example evt_9sHd2LqVwX4mBn6TzKc8
       */
      eventId: string;
      /** @description The automation that it repeats. */
      rerunOf: string | null;
      /** @enum {string} */
      status: 'queued' | 'running' | 'completed' | 'failed';
      /** @description Whether the workflow was made with a test key. */
      test: boolean;
      /** @description How many there are in its steps. */
      warnings: number;
      /** @description Why it failed. */
      error: {
        /** @description Stable, such as `missing_template`. */
        code: string;
        message: string;
        /** @description What to do about it. */
        advice: string;
        /** @description The tag or value that is at fault, where it is one. */
        value?: string;
        step: {
          position: number;
          /** @enum {string} */
          kind: 'fill' | 'convert' | 'request-signature';
          documentId: string | null;
        };
      } | null;
      /** Format: date-time */
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
    };
    StartedAutomation: {
      /**
       * @description `aut_` and 20 letters and digits.
       * @example aut_3kTbYpQ0xWm7cRz1NvL5
       */
      automationId: string;
      /**
       * @description `evt_` and 20 letters and digits.
       * @example evt_9sHd2LqVwX4mBn6TzKc8
       */
      eventId: string;
    };
    AutomationDetails: {
      /**
       * @description `aut_` and 20 letters and digits.
       * @example aut_3kTbYpQ0xWm7cRz1NvL5
       */
      id: string;
      /**
       * @description `wkf_` and 20 letters and digits.
       * @example wkf_4kTz9QbX2mWv7LsR1cYp
       */
      workflowId: string;
      /** @description The version of the workflow that it keeps to. */
      workflowVersion: number;
      /**
       * @description The post that it is made from.
       * @example evt_9sHd2LqVwX4mBn6TzKc8
       */
      eventId: string;
      /** @description The automation that it repeats. */
      rerunOf: string | null;
      /** @enum {string} */
      status: 'queued' | 'running' | 'completed' | 'failed';
      /** @description Whether the workflow was made with a test key. */
      test: boolean;
      /** @description How many there are in its steps. */
      warnings: number;
      /** @description Why it failed. */
      error: {
        /** @description Stable, such as `missing_template`. */
        code: string;
        message: string;
        /** @description What to do about it. */
        advice: string;
        /** @description The tag or value that is at fault, where it is one. */
        value?: string;
        step: {
          position: number;
          /** @enum {string} */
          kind: 'fill' | 'convert' | 'request-signature';
          documentId: string | null;
        };
      } | null;
      /** Format: date-time */
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      steps: components['schemas']['AutomationStep'][];
      outputs: components['schemas']['Output'][];
    };
    AutomationStep: {
      position: number;
      /** @enum {string} */
      kind: 'fill' | 'convert' | 'request-signature';
      documentId: string | null;
      /** @enum {string} */
      status: 'waiting' | 'running' | 'done' | 'failed';
      attempts: number;
      /** @description Warnings: values that are missing, fonts that were replaced, pictures that stayed. */
      findings: {
        code: string;
        /** @description What is the matter, and what to do. */
        message: string;
        tag?: string;
        place?: string;
      }[];
      /** @description Of the last attempt that failed. */
      error: {
        /** @description Stable, such as `missing_template`. */
        code: string;
        message: string;
        /** @description What to do about it. */
        advice: string;
        /** @description The tag or value that is at fault, where it is one. */
        value?: string;
      } | null;
      /** @description What it took and made: ids, versions, hashes, pages, milliseconds. */
      facts: {
        [key: string]: unknown;
      };
      startedAt: string | null;
      finishedAt: string | null;
    };
    Output: {
      /** @example out_6fJr8PzWq1tYv3GhXb4M */
      id: string;
      /**
       * @description `aut_` and 20 letters and digits.
       * @example aut_3kTbYpQ0xWm7cRz1NvL5
       */
      automationId: string;
      /**
       * @description `doc_` and 20 letters and digits.
       * @example doc_8hNd3FgJ6rEa0UiO5tKx
       */
      documentId: string;
      /** @description Without an ending. */
      name: string;
      /** @description The filled document; null where it was removed or deleted. */
      file: components['schemas']['OutputFile'] | null;
      pdf: components['schemas']['OutputFile'] | null;
      signedPdf: components['schemas']['OutputFile'] | null;
      /** @description Null where nobody was asked to sign. */
      signature: components['schemas']['OutputSignature'] | null;
      /** Format: date-time */
      createdAt: string;
    };
    OutputFile: {
      id: string;
      name: string;
      /**
       * Format: uri
       * @description Opens the file in the browser of whoever may see it.
       */
      url: string;
      mimeType: string;
      /** @description In bytes. */
      size: number;
      /**
       * Format: uri
       * @description Opens it without a credential, for one to two hours.
       */
      downloadUrl: string;
    };
    OutputSignature: {
      requestId: string;
      /** @description Of the signature request, as it is now. */
      status: ('awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired') | null;
      /** @description With delivery `link` or a test key, for whoever may run the workflow and until it is signed: pass it on to the signer. */
      signerLink: string | null;
    };
    SourceEvent: {
      /**
       * @description `evt_` and 20 letters and digits.
       * @example evt_9sHd2LqVwX4mBn6TzKc8
       */
      id: string;
      /** @enum {string} */
      status: 'queued' | 'sample' | 'held';
      automationId: string | null;
      /**
       * @description `WEBHOOK`: it was posted to the webhookUrl. `FORM`: somebody filled in the workflow’s form.
       * @enum {string}
       */
      sourceType: 'WEBHOOK' | 'FORM';
      /** @description In bytes. */
      size: number;
      /** Format: date-time */
      receivedAt: string;
    };
    SourceEventDetails: {
      /**
       * @description `evt_` and 20 letters and digits.
       * @example evt_9sHd2LqVwX4mBn6TzKc8
       */
      id: string;
      /** @enum {string} */
      status: 'queued' | 'sample' | 'held';
      automationId: string | null;
      /**
       * @description `WEBHOOK`: it was posted to the webhookUrl. `FORM`: somebody filled in the workflow’s form.
       * @enum {string}
       */
      sourceType: 'WEBHOOK' | 'FORM';
      /** @description In bytes. */
      size: number;
      /** Format: date-time */
      receivedAt: string;
      /** @description What was posted; null once it was erased. */
      data: {
        [key: string]: unknown;
      } | null;
    };
  };
  responses: never;
  parameters: {
    /** @description The request_token of the create result. */
    RequestToken: string;
    /** @description The request_token of the create result. It can be left out with an API key of the account that made the request. */
    OptionalRequestToken: string;
    /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer, and with another body 400 with the code `idempotency_key_reused`. 1 to 255 printable ASCII characters, such as a UUID. */
    IdempotencyKey: string;
    /** @description The ETag of the version that is to be changed: 412 says that it was changed meanwhile. */
    IfMatch: string;
    /** @description The part that is wanted, such as `bytes=1000-` to go on with a download. Of several parts the whole file is sent. */
    Range: string;
    /** @description The ETag of what was downloaded before: where the file is another now, the whole of it is sent. */
    IfRange: string;
    /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
    IfNoneMatch: string;
  };
  requestBodies: never;
  headers: {
    /** @description Names this exchange in the service’s log. Tell it to the operator when something is wrong. */
    CorrelationId: string;
    /** @description Names this state of the answer, for If-None-Match. */
    ETag: string;
    /** @description What is left of each limit: `"create";r=58;t=1`, r calls, and t seconds until there is one more. */
    RateLimit: string;
    /** @description The limits that count this call: `"create";q=60;w=60`, q calls within w seconds. */
    RateLimitPolicy: string;
    /** @description Seconds after which a retry can succeed. */
    RetryAfter: number;
    /** @description How to authenticate: `Bearer`. */
    Authenticate: string;
    /** @description `true` where this is the first answer once more, and nothing was created anew. */
    IdempotencyReplayed: 'true';
    /** @description Where the next page is: `<address>; rel="next"`. Missing on the last. */
    Link: string;
    /** @description `bytes`: a download that broke off can be gone on with. */
    AcceptRanges: string;
    /** @description Which part this is, and of how many bytes: `bytes 0-99/1234`. */
    ContentRange: string;
    /** @description The file name. */
    ContentDisposition: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listRequests: {
    parameters: {
      query?: {
        /** @description How many at most, 1 to 200. */
        limit?: number;
        /** @description Where the page begins: what the `Link` of the page before leads to. */
        cursor?: string;
        /** @description Only requests in this status. */
        status?: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
      };
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          Link: components['headers']['Link'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestStatus'][];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  sendForSignature: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer, and with another body 400 with the code `idempotency_key_reused`. 1 to 255 printable ASCII characters, such as a UUID. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateRequest'];
      };
    };
    responses: {
      /** @description The create result. */
      201: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateResult'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `monthly_limit`, `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Another server did not answer as it should. Codes: `document_unreachable`. */
      502: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getSignatureStatus: {
    parameters: {
      query?: never;
      header?: {
        /** @description The request_token of the create result. It can be left out with an API key of the account that made the request. */
        'X-Request-Token'?: components['parameters']['OptionalRequestToken'];
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description 32 lowercase hexadecimal characters. */
        request_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request status. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestStatus'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not found. Codes: `not_found`, `bad_token`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  downloadSignedPdf: {
    parameters: {
      query?: never;
      header: {
        /** @description The request_token of the create result. */
        'X-Request-Token': components['parameters']['RequestToken'];
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
        /** @description The part that is wanted, such as `bytes=1000-` to go on with a download. Of several parts the whole file is sent. */
        Range?: components['parameters']['Range'];
        /** @description The ETag of what was downloaded before: where the file is another now, the whole of it is sent. */
        'If-Range'?: components['parameters']['IfRange'];
      };
      path: {
        /** @description 32 lowercase hexadecimal characters. */
        request_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          'Accept-Ranges': components['headers']['AcceptRanges'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': Blob;
        };
      };
      /** @description The part that Range asks for. */
      206: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          'Accept-Ranges': components['headers']['AcceptRanges'];
          'Content-Range': components['headers']['ContentRange'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': Blob;
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `bad_token`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not possible in this state. Codes: `not_signed`. */
      409: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The file has no such part. */
      416: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Content-Range': components['headers']['ContentRange'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  cancelSignatureRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The request_token of the create result. It can be left out with an API key of the account that made the request. */
        'X-Request-Token'?: components['parameters']['OptionalRequestToken'];
      };
      path: {
        /** @description 32 lowercase hexadecimal characters. */
        request_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cancel result. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CancelResult'];
        };
      };
      /** @description Not found. Codes: `not_found`, `bad_token`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not possible in this state. Codes: `already_signed`, `expired`. */
      409: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getUploadUrl: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer, and with another body 400 with the code `idempotency_key_reused`. 1 to 255 printable ASCII characters, such as a UUID. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The upload URL. */
      201: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadUrl'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  uploadPdf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description `up_` and 32 lowercase hexadecimal characters. */
        upload_id: string;
      };
      cookie?: never;
    };
    /** @description The bytes of the file, as they are. */
    requestBody: {
      content: {
        'application/pdf': Blob;
      };
    };
    responses: {
      /** @description The upload. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Upload'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listFiles: {
    parameters: {
      query?: {
        /** @description How many at most, 1 to 200. Without it the whole list, up to 1000. */
        limit?: number;
        /** @description Where the page begins: what the `Link` of the page before leads to. */
        cursor?: string;
        /** @description Of one kind alone. */
        kind?: 'docx' | 'pptx' | 'pdf' | 'png' | 'jpg';
        /** @description Whose name holds this text, in capitals or not. */
        name?: string;
      };
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          Link: components['headers']['Link'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HostedFile'][];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  uploadFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer, and with another body 400 with the code `idempotency_key_reused`. 1 to 255 printable ASCII characters, such as a UUID. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description What to call it, in place of the name that it is sent under. Stands before the file. */
          name?: string;
          /**
           * Format: binary
           * @description The one file, of at most 20 MB.
           */
          file: Blob;
        };
      };
    };
    responses: {
      /** @description The hosted file details. */
      201: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HostedFileDetails'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description In another content type than is taken here. Codes: `unsupported_media_type`. */
      415: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description The id of a file. */
        file_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The hosted file details. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HostedFileDetails'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  deleteFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the version that is to be changed: 412 says that it was changed meanwhile. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        /** @description The id of a file. */
        file_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say. */
      204: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Changed in the meantime. Codes: `stale`. */
      412: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  updateFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the version that is to be changed: 412 says that it was changed meanwhile. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        /** @description The id of a file. */
        file_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateFileRequest'];
      };
    };
    responses: {
      /** @description The hosted file details. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HostedFileDetails'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Changed in the meantime. Codes: `stale`. */
      412: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description In another content type than is taken here. Codes: `unsupported_media_type`. */
      415: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listFileVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description The id of a file. */
        file_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FileVersion'][];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  downloadFile: {
    parameters: {
      query?: {
        /** @description Number of a version; without it the newest. */
        version?: number;
      };
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
        /** @description The part that is wanted, such as `bytes=1000-` to go on with a download. Of several parts the whole file is sent. */
        Range?: components['parameters']['Range'];
        /** @description The ETag of what was downloaded before: where the file is another now, the whole of it is sent. */
        'If-Range'?: components['parameters']['IfRange'];
      };
      path: {
        /** @description The id of a file. */
        file_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          'Accept-Ranges': components['headers']['AcceptRanges'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description The part that Range asks for. */
      206: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          'Accept-Ranges': components['headers']['AcceptRanges'];
          'Content-Range': components['headers']['ContentRange'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The file has no such part. */
      416: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Content-Range': components['headers']['ContentRange'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  replaceFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the version that is to be changed: 412 says that it was changed meanwhile. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        /** @description The id of a file. */
        file_id: string;
      };
      cookie?: never;
    };
    /** @description The bytes of the file, as they are. */
    requestBody: {
      content: {
        'application/octet-stream': Blob;
      };
    };
    responses: {
      /** @description The hosted file details. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HostedFileDetails'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Changed in the meantime. Codes: `stale`. */
      412: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  verifyDocument: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyDocumentRequest'];
      };
    };
    responses: {
      /** @description The verification. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Verification'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listWorkflows: {
    parameters: {
      query?: {
        /** @description How many at most, 1 to 200. Without it the whole list, up to 5000. */
        limit?: number;
        /** @description Where the page begins: what the `Link` of the page before leads to. */
        cursor?: string;
        /** @description Only workflows in this status. */
        status?: 'COMPLETE' | 'INCOMPLETE' | 'ARCHIVED';
      };
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          Link: components['headers']['Link'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Workflow'][];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  createWorkflow: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer, and with another body 400 with the code `idempotency_key_reused`. 1 to 255 printable ASCII characters, such as a UUID. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateWorkflowRequest'];
      };
    };
    responses: {
      /** @description The workflow. */
      201: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Workflow'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description In another content type than is taken here. Codes: `unsupported_media_type`. */
      415: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getWorkflow: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The workflow. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Workflow'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  archiveWorkflow: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the version that is to be changed: 412 says that it was changed meanwhile. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say. */
      204: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Changed in the meantime. Codes: `stale`. */
      412: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  updateWorkflow: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the version that is to be changed: 412 says that it was changed meanwhile. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateWorkflowRequest'];
      };
    };
    responses: {
      /** @description The workflow. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Workflow'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Changed in the meantime. Codes: `stale`. */
      412: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description In another content type than is taken here. Codes: `unsupported_media_type`. */
      415: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listDocuments: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'][];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  addDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer, and with another body 400 with the code `idempotency_key_reused`. 1 to 255 printable ASCII characters, such as a UUID. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['AddDocumentRequest'];
      };
    };
    responses: {
      /** @description The document. */
      201: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description In another content type than is taken here. Codes: `unsupported_media_type`. */
      415: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
        /** @description `doc_` and 20 letters and digits. */
        doc_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  removeDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the version that is to be changed: 412 says that it was changed meanwhile. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
        /** @description `doc_` and 20 letters and digits. */
        doc_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say. */
      204: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Changed in the meantime. Codes: `stale`. */
      412: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  updateDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the version that is to be changed: 412 says that it was changed meanwhile. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
        /** @description `doc_` and 20 letters and digits. */
        doc_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateDocumentRequest'];
      };
    };
    responses: {
      /** @description The document. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Changed in the meantime. Codes: `stale`. */
      412: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description In another content type than is taken here. Codes: `unsupported_media_type`. */
      415: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getOutgoingWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The outgoing webhook. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutgoingWebhook'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  createOutgoingWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer, and with another body 400 with the code `idempotency_key_reused`. 1 to 255 printable ASCII characters, such as a UUID. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateOutgoingWebhookRequest'];
      };
    };
    responses: {
      /** @description The outgoing webhook. */
      201: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutgoingWebhook'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description In another content type than is taken here. Codes: `unsupported_media_type`. */
      415: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  removeOutgoingWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the version that is to be changed: 412 says that it was changed meanwhile. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say. */
      204: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Changed in the meantime. Codes: `stale`. */
      412: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  updateOutgoingWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the version that is to be changed: 412 says that it was changed meanwhile. */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateOutgoingWebhookRequest'];
      };
    };
    responses: {
      /** @description The outgoing webhook. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutgoingWebhook'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Changed in the meantime. Codes: `stale`. */
      412: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description In another content type than is taken here. Codes: `unsupported_media_type`. */
      415: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getSource: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The source. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Source'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getReadiness: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The readiness. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Readiness'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /** @description How many at most, 1 to 200. */
        limit?: number;
        /** @description Where the page begins: what the `Link` of the page before leads to. */
        cursor?: string;
      };
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          Link: components['headers']['Link'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'][];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer, and with another body 400 with the code `idempotency_key_reused`. 1 to 255 printable ASCII characters, such as a UUID. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateWebhookRequest'];
      };
    };
    responses: {
      /** @description The created webhook. */
      201: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedWebhook'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not possible in this state. Codes: `too_many_webhooks`. */
      409: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s. */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s. */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say. */
      204: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  updateWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s. */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateWebhookRequest'];
      };
    };
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getWebhookSecret: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s. */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook secret. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookSecret'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  rotateWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s. */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook secret. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookSecret'];
        };
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not possible in this state. Codes: `rotated_today`. */
      409: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description How many at most, 1 to 200. */
        limit?: number;
        /** @description Where the page begins: what the `Link` of the page before leads to. */
        cursor?: string;
        /** @description Only deliveries in this status. */
        status?: 'pending' | 'delivered' | 'failed' | 'held';
        /** @description Only events of this type. */
        type?: components['schemas']['WebhookEventType'];
      };
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s. */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          Link: components['headers']['Link'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'][];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getWebhookDelivery: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s. */
        webhook_id: string;
        /** @description One event at one webhook. */
        delivery_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook delivery with log. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryWithLog'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  replayWebhookDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s. */
        webhook_id: string;
        /** @description One event at one webhook. */
        delivery_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook delivery. */
      202: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not possible in this state. Codes: `webhook_disabled`, `delivery_pending`. */
      409: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  replayWebhookDeliveries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s. */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplayWebhookDeliveriesRequest'];
      };
    };
    responses: {
      /** @description The webhook replay. */
      202: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookReplay'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not possible in this state. Codes: `webhook_disabled`. */
      409: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  pingWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `webhook_id` of a webhook, or the `owc_...` of a workflow’s. */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook ping. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookPing'];
        };
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  renewPreview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
        /** @description `doc_` and 20 letters and digits. */
        doc_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RenewPreviewRequest'];
      };
    };
    responses: {
      /** @description The preview. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Preview'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description In another content type than is taken here. Codes: `unsupported_media_type`. */
      415: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  explainSource: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description What stands behind `/in/` in the webhookUrl of a source. */
        secret: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'text/plain': Blob;
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  receiveSourceEvent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a repeat harmless: the same key with the same body gets the first answer and starts nothing; with another body it is refused. */
        'Idempotency-Key'?: string;
        /** @description Does the same where no `Idempotency-Key` is sent: services that send Standard Webhooks set it. */
        'webhook-id'?: string;
      };
      path: {
        /** @description What stands behind `/in/` in the webhookUrl of a source. */
        secret: string;
      };
      cookie?: never;
    };
    /** @description A JSON object of any members, as `application/json` or any other kind of JSON. `text/plain` is read as JSON too, and `application/x-www-form-urlencoded` as a form: each member is a name, or a single member `payload` holds the JSON. */
    requestBody: {
      content: {
        'application/json': {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      /** @description The taken post. */
      202: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TakenPost'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description In another content type than is taken here. Codes: `unsupported_media_type`. */
      415: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listAutomations: {
    parameters: {
      query?: {
        /** @description How many at most, 1 to 200. */
        limit?: number;
        /** @description Where the page begins: what the `Link` of the page before leads to. */
        cursor?: string;
        /** @description Only automations in this status. */
        status?: 'queued' | 'running' | 'completed' | 'failed';
      };
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          Link: components['headers']['Link'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Automation'][];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  startAutomation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer, and with another body 400 with the code `idempotency_key_reused`. 1 to 255 printable ASCII characters, such as a UUID. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StartAutomationRequest'];
      };
    };
    responses: {
      /** @description The started automation. */
      202: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartedAutomation'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not possible in this state. Codes: `not_runnable`. */
      409: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description In another content type than is taken here. Codes: `unsupported_media_type`. */
      415: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getAutomation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
        /** @description `aut_` and 20 letters and digits. */
        aut_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The automation details. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AutomationDetails'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  retryAutomation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
        /** @description `aut_` and 20 letters and digits. */
        aut_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The automation. */
      202: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Automation'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not possible in this state. Codes: `not_failed`. */
      409: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  rerunAutomation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer, and with another body 400 with the code `idempotency_key_reused`. 1 to 255 printable ASCII characters, such as a UUID. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
        /** @description `aut_` and 20 letters and digits. */
        aut_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RerunAutomationRequest'];
      };
    };
    responses: {
      /** @description The started automation. */
      202: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartedAutomation'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not possible in this state. Codes: `not_runnable`. */
      409: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description In another content type than is taken here. Codes: `unsupported_media_type`. */
      415: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listOutputs: {
    parameters: {
      query?: {
        /** @description How many at most, 1 to 200. */
        limit?: number;
        /** @description Where the page begins: what the `Link` of the page before leads to. */
        cursor?: string;
      };
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          Link: components['headers']['Link'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Output'][];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /** @description How many at most, 1 to 200. */
        limit?: number;
        /** @description Where the page begins: what the `Link` of the page before leads to. */
        cursor?: string;
      };
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          Link: components['headers']['Link'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SourceEvent'][];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getEvent: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description `wkf_` and 20 letters and digits. */
        wkf_id: string;
        /** @description `evt_` and 20 letters and digits. */
        evt_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The source event details. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SourceEventDetails'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `unauthorised`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  openOutput: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
        /** @description The part that is wanted, such as `bytes=1000-` to go on with a download. Of several parts the whole file is sent. */
        Range?: components['parameters']['Range'];
        /** @description The ETag of what was downloaded before: where the file is another now, the whole of it is sent. */
        'If-Range'?: components['parameters']['IfRange'];
      };
      path: {
        /** @description What the link ends in. */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          'Accept-Ranges': components['headers']['AcceptRanges'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description The part that Range asks for. */
      206: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          'Accept-Ranges': components['headers']['AcceptRanges'];
          'Content-Range': components['headers']['ContentRange'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The file has no such part. */
      416: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Content-Range': components['headers']['ContentRange'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  onRequestOpened: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestOpenedEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onRequestSenderSigned: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestSenderSignedEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onRequestSigned: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestSignedEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onRequestDeclined: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestDeclinedEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onRequestCancelled: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestCancelledEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onRequestExpired: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestExpiredEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onRequestEmailBounced: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestEmailBouncedEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onAutomationStarted: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AutomationStartedEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onAutomationDocumentCreated: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AutomationDocumentCreatedEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onAutomationSignatureRequested: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AutomationSignatureRequestedEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onAutomationSignatureCompleted: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AutomationSignatureCompletedEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onAutomationCompleted: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AutomationCompletedEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onAutomationFailed: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AutomationFailedEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPing: {
    parameters: {
      query?: never;
      header: {
        /** @description The event’s id: the same on every attempt and replay. Act once per id. */
        'webhook-id': string;
        /** @description When this attempt was made, in seconds of Unix time. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp. */
        'webhook-signature': string;
        'webhook-replay'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PingEvent'];
      };
    };
    responses: {
      /** @description It was taken, as with any other 2xx. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The address is gone: the webhook is disabled at once. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
