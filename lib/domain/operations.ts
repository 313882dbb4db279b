import type { AnyOperation } from '@/lib/core/operation';
import { changeRole } from './accounts/operations/change-role';
import { createKey } from './accounts/operations/create-key';
import { createTeam } from './accounts/operations/create-team';
import { endOtherSessions } from './accounts/operations/end-other-sessions';
import { endSession } from './accounts/operations/end-session';
import { exportOwn } from './accounts/operations/export-own';
import { getInvitation } from './accounts/operations/get-invitation';
import { getProfile } from './accounts/operations/get-profile';
import { getPulse } from './accounts/operations/get-pulse';
import { getTeam } from './accounts/operations/get-team';
import { getUsage } from './accounts/operations/get-usage';
import { handOverTeam } from './accounts/operations/hand-over-team';
import { inviteToTeam } from './accounts/operations/invite-to-team';
import { joinTeam } from './accounts/operations/join-team';
import { leaveTeam } from './accounts/operations/leave-team';
import { listApiCalls } from './accounts/operations/list-api-calls';
import { listEndingKeys } from './accounts/operations/list-ending-keys';
import { listKeys } from './accounts/operations/list-keys';
import { listOwnAccounts } from './accounts/operations/list-own-accounts';
import { listSessions } from './accounts/operations/list-sessions';
import { removeTeamMember } from './accounts/operations/remove-team-member';
import { resendInvitation } from './accounts/operations/resend-invitation';
import { revokeInvitation } from './accounts/operations/revoke-invitation';
import { revokeKey } from './accounts/operations/revoke-key';
import { updateProfile } from './accounts/operations/update-profile';
import { listLately } from './activity/operations/list-lately';
import { explainSource } from './automations/operations/explain-source';
import { getAutomation } from './automations/operations/get-automation';
import { getEvent } from './automations/operations/get-event';
import { listAutomations } from './automations/operations/list-automations';
import { listEvents } from './automations/operations/list-events';
import { listFailedRuns } from './automations/operations/list-failed-runs';
import { listOutputs } from './automations/operations/list-outputs';
import { openOutput } from './automations/operations/open-output';
import { receiveSourceEvent } from './automations/operations/receive-source-event';
import { rerunAutomation } from './automations/operations/rerun-automation';
import { retryAutomation } from './automations/operations/retry-automation';
import { startAutomation } from './automations/operations/start-automation';
import { deleteOwnAccount } from './departures/operations/delete-own-account';
import { editorOperations } from './editor-operations';
import { addFileVersion } from './files/operations/add-file-version';
import { deleteFile } from './files/operations/delete-file';
import { downloadFile } from './files/operations/download-file';
import { getFile } from './files/operations/get-file';
import { getFileTotals } from './files/operations/get-file-totals';
import { getOwnFile } from './files/operations/get-own-file';
import { getOwnFilePicture } from './files/operations/get-own-file-picture';
import { getOwnFilePreview } from './files/operations/get-own-file-preview';
import { getUploadUrl } from './files/operations/get-upload-url';
import { listFileVersions } from './files/operations/list-file-versions';
import { listFiles } from './files/operations/list-files';
import { listOwnFiles } from './files/operations/list-own-files';
import { moveOwnFile } from './files/operations/move-own-file';
import { openSharedFile } from './files/operations/open-shared-file';
import { replaceFile } from './files/operations/replace-file';
import { restoreFileVersion } from './files/operations/restore-file-version';
import { saveOwnFile } from './files/operations/save-own-file';
import { updateFile } from './files/operations/update-file';
import { uploadFile } from './files/operations/upload-file';
import { uploadPdf } from './files/operations/upload-pdf';
import { guestOperations } from './guest-operations';
import { downloadMailboxAttachment } from './mail/operations/download-mailbox-attachment';
import { listMailbox } from './mail/operations/list-mailbox';
import { readMailboxMessage } from './mail/operations/read-mailbox-message';
import { receiveMailReport } from './mail/operations/receive-mail-report';
import { operatorOperations } from './operator-operations';
import { askForCopy } from './signatures/operations/ask-for-copy';
import { cancelSignatureRequest } from './signatures/operations/cancel-signature-request';
import { checkDraft } from './signatures/operations/check-draft';
import { chooseDraftFile } from './signatures/operations/choose-draft-file';
import { confirmRequest } from './signatures/operations/confirm-request';
import { createDraft } from './signatures/operations/create-draft';
import { declineConfirmation } from './signatures/operations/decline-confirmation';
import { declineSigning } from './signatures/operations/decline-signing';
import { deleteDraft } from './signatures/operations/delete-draft';
import { downloadPresentedDocument } from './signatures/operations/download-presented-document';
import { downloadSealCertificate } from './signatures/operations/download-seal-certificate';
import { downloadSignedPdf } from './signatures/operations/download-signed-pdf';
import { findRequests } from './signatures/operations/find-requests';
import { getConfirmPage } from './signatures/operations/get-confirm-page';
import { getConfirmPicture } from './signatures/operations/get-confirm-picture';
import { getDraft } from './signatures/operations/get-draft';
import { getDraftDocument } from './signatures/operations/get-draft-document';
import { getOverview } from './signatures/operations/get-overview';
import { getOwnDocument } from './signatures/operations/get-own-document';
import { getOwnPicture } from './signatures/operations/get-own-picture';
import { getOwnRequest } from './signatures/operations/get-own-request';
import { getPagePicture } from './signatures/operations/get-page-picture';
import { getReportPage } from './signatures/operations/get-report-page';
import { getRequestPulse } from './signatures/operations/get-request-pulse';
import { getSignatureStatus } from './signatures/operations/get-signature-status';
import { getSigningPage } from './signatures/operations/get-signing-page';
import { getStatusPage } from './signatures/operations/get-status-page';
import { getVerifyPage } from './signatures/operations/get-verify-page';
import { listDrafts } from './signatures/operations/list-drafts';
import { listOwnRequests } from './signatures/operations/list-own-requests';
import { listRequests } from './signatures/operations/list-requests';
import { previewDraft } from './signatures/operations/preview-draft';
import { previewDraftPicture } from './signatures/operations/preview-draft-picture';
import { putDraftDocument } from './signatures/operations/put-draft-document';
import { recentSigners } from './signatures/operations/recent-signers';
import { recordOpening } from './signatures/operations/record-opening';
import { remindSigner } from './signatures/operations/remind-signer';
import { removeDraftDocument } from './signatures/operations/remove-draft-document';
import { reportRequest } from './signatures/operations/report-request';
import { resendConfirmation } from './signatures/operations/resend-confirmation';
import { resendMail } from './signatures/operations/resend-mail';
import { sendDraft } from './signatures/operations/send-draft';
import { sendForSignature } from './signatures/operations/send-for-signature';
import { signDocument } from './signatures/operations/sign-document';
import { updateDraft } from './signatures/operations/update-draft';
import { verifyDocument } from './signatures/operations/verify-document';
import { verifyPostedFile } from './signatures/operations/verify-posted-file';
import { createWebhook } from './webhooks/operations/create-webhook';
import { deleteWebhook } from './webhooks/operations/delete-webhook';
import { enableWebhook } from './webhooks/operations/enable-webhook';
import { getWebhook } from './webhooks/operations/get-webhook';
import { getWebhookDelivery } from './webhooks/operations/get-webhook-delivery';
import { getWebhookSecret } from './webhooks/operations/get-webhook-secret';
import { listDisabledWebhooks } from './webhooks/operations/list-disabled-webhooks';
import { listWebhookDeliveries } from './webhooks/operations/list-webhook-deliveries';
import { listWebhooks } from './webhooks/operations/list-webhooks';
import { pingWebhook } from './webhooks/operations/ping-webhook';
import { replayWebhookDeliveries } from './webhooks/operations/replay-webhook-deliveries';
import { replayWebhookDelivery } from './webhooks/operations/replay-webhook-delivery';
import { rotateWebhookSecret } from './webhooks/operations/rotate-webhook-secret';
import { updateWebhook } from './webhooks/operations/update-webhook';
import { addDocument } from './workflows/operations/add-document';
import { archiveWorkflow } from './workflows/operations/archive-workflow';
import { createOutgoingWebhook } from './workflows/operations/create-outgoing-webhook';
import { createWorkflow } from './workflows/operations/create-workflow';
import { getDocument } from './workflows/operations/get-document';
import { getOutgoingWebhook } from './workflows/operations/get-outgoing-webhook';
import { getPreviewPage } from './workflows/operations/get-preview-page';
import { getPreviewPicture } from './workflows/operations/get-preview-picture';
import { getReadiness } from './workflows/operations/get-readiness';
import { getSource } from './workflows/operations/get-source';
import { getWorkflow } from './workflows/operations/get-workflow';
import { listDocuments } from './workflows/operations/list-documents';
import { listWorkflows } from './workflows/operations/list-workflows';
import { removeDocument } from './workflows/operations/remove-document';
import { removeOutgoingWebhook } from './workflows/operations/remove-outgoing-webhook';
import { renewPreview } from './workflows/operations/renew-preview';
import { setAutoCreate } from './workflows/operations/set-auto-create';
import { updateDocument } from './workflows/operations/update-document';
import { updateOutgoingWebhook } from './workflows/operations/update-outgoing-webhook';
import { updateWorkflow } from './workflows/operations/update-workflow';

/** Everything that the product can do. Routes, descriptions, tools and pages are readings of this list. */
export const operations: readonly AnyOperation[] = [
  sendForSignature,
  listRequests,
  getSignatureStatus,
  downloadSignedPdf,
  cancelSignatureRequest,
  getUploadUrl,
  uploadPdf,
  listFiles,
  uploadFile,
  getFile,
  updateFile,
  deleteFile,
  listFileVersions,
  downloadFile,
  replaceFile,
  openSharedFile,
  addFileVersion,
  getFileTotals,
  getOwnFile,
  getOwnFilePicture,
  getOwnFilePreview,
  listOwnFiles,
  moveOwnFile,
  restoreFileVersion,
  saveOwnFile,
  getSigningPage,
  getPagePicture,
  downloadPresentedDocument,
  recordOpening,
  signDocument,
  getStatusPage,
  declineSigning,
  askForCopy,
  getReportPage,
  reportRequest,
  getConfirmPage,
  getConfirmPicture,
  confirmRequest,
  declineConfirmation,
  resendConfirmation,
  verifyDocument,
  verifyPostedFile,
  getVerifyPage,
  downloadSealCertificate,
  listOwnRequests,
  getOverview,
  findRequests,
  getOwnRequest,
  getOwnDocument,
  getOwnPicture,
  getRequestPulse,
  resendMail,
  listFailedRuns,
  listDisabledWebhooks,
  enableWebhook,
  listEndingKeys,
  listLately,
  remindSigner,
  createDraft,
  listDrafts,
  getDraft,
  updateDraft,
  deleteDraft,
  putDraftDocument,
  chooseDraftFile,
  getDraftDocument,
  removeDraftDocument,
  previewDraft,
  previewDraftPicture,
  checkDraft,
  sendDraft,
  recentSigners,
  listApiCalls,
  listKeys,
  createKey,
  revokeKey,
  getUsage,
  listOwnAccounts,
  getPulse,
  getProfile,
  updateProfile,
  listSessions,
  endSession,
  endOtherSessions,
  exportOwn,
  deleteOwnAccount,
  changeRole,
  createTeam,
  getInvitation,
  getTeam,
  handOverTeam,
  inviteToTeam,
  joinTeam,
  leaveTeam,
  removeTeamMember,
  resendInvitation,
  revokeInvitation,
  listMailbox,
  readMailboxMessage,
  downloadMailboxAttachment,
  receiveMailReport,
  listWorkflows,
  createWorkflow,
  getWorkflow,
  updateWorkflow,
  archiveWorkflow,
  listDocuments,
  addDocument,
  getDocument,
  updateDocument,
  removeDocument,
  getOutgoingWebhook,
  createOutgoingWebhook,
  updateOutgoingWebhook,
  removeOutgoingWebhook,
  getSource,
  getReadiness,
  setAutoCreate,
  createWebhook,
  listWebhooks,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  getWebhookSecret,
  rotateWebhookSecret,
  listWebhookDeliveries,
  getWebhookDelivery,
  replayWebhookDelivery,
  replayWebhookDeliveries,
  pingWebhook,
  renewPreview,
  getPreviewPage,
  getPreviewPicture,
  receiveSourceEvent,
  explainSource,
  listAutomations,
  startAutomation,
  getAutomation,
  retryAutomation,
  rerunAutomation,
  listOutputs,
  listEvents,
  getEvent,
  openOutput,
  ...guestOperations,
  ...editorOperations,
  ...operatorOperations,
];
