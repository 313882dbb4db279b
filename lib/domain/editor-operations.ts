import type { AnyOperation } from '@/lib/core/operation';
import { cancelImport } from './automations/operations/cancel-import';
import { checkImport } from './automations/operations/check-import';
import { getImport } from './automations/operations/get-import';
import { getOutputPicture } from './automations/operations/get-output-picture';
import { getRunContext } from './automations/operations/get-run-context';
import { getRunsPulse } from './automations/operations/get-runs-pulse';
import { listImports } from './automations/operations/list-imports';
import { listOwnRuns } from './automations/operations/list-own-runs';
import { listSourceEvents } from './automations/operations/list-source-events';
import { measureRunOutputs } from './automations/operations/measure-run-outputs';
import { pickExample } from './automations/operations/pick-example';
import { replayEvent } from './automations/operations/replay-event';
import { saveRefusedRows } from './automations/operations/save-refused-rows';
import { saveRunOutputs } from './automations/operations/save-run-outputs';
import { startImport } from './automations/operations/start-import';
import { tryOutputEmail } from './automations/operations/try-output-email';
import { countUndelivered } from './webhooks/operations/count-undelivered';
import { getDeliveriesPulse } from './webhooks/operations/get-deliveries-pulse';
import { getSentDelivery } from './webhooks/operations/get-sent-delivery';
import { getWorkflowWebhook } from './webhooks/operations/get-workflow-webhook';
import { listSentDeliveries } from './webhooks/operations/list-sent-deliveries';
import { sendDeliveryAgain } from './webhooks/operations/send-delivery-again';
import { verifyWebhookSignature } from './webhooks/operations/verify-webhook-signature';
import { addStartingPoint } from './workflows/operations/add-starting-point';
import { dropExample } from './workflows/operations/drop-example';
import { dropWorkflowDraft } from './workflows/operations/drop-workflow-draft';
import { editWorkflowDraft } from './workflows/operations/edit-workflow-draft';
import { getDocumentPicture } from './workflows/operations/get-document-picture';
import { getEditor } from './workflows/operations/get-editor';
import { getEditorMark } from './workflows/operations/get-editor-mark';
import { getOwnWorkflow } from './workflows/operations/get-own-workflow';
import { getSourcePulse } from './workflows/operations/get-source-pulse';
import { getStartingPointPicture } from './workflows/operations/get-starting-point-picture';
import { getWorkflowForm } from './workflows/operations/get-workflow-form';
import { getWorkflowVersion } from './workflows/operations/get-workflow-version';
import { listDocumentPages } from './workflows/operations/list-document-pages';
import { listOwnWorkflows } from './workflows/operations/list-own-workflows';
import { listTemplateVersions } from './workflows/operations/list-template-versions';
import { listWorkflowHistory } from './workflows/operations/list-workflow-history';
import { listWorkflowPeople } from './workflows/operations/list-workflow-people';
import { lookAtDocument } from './workflows/operations/look-at-document';
import { publishWorkflow } from './workflows/operations/publish-workflow';
import { renewSourceAddress } from './workflows/operations/renew-source-address';
import { renewWorkflowForm } from './workflows/operations/renew-workflow-form';
import { restoreTemplate } from './workflows/operations/restore-template';
import { restoreWorkflowVersion } from './workflows/operations/restore-workflow-version';
import { saveWorkflowForm } from './workflows/operations/save-workflow-form';
import { shareWorkflow } from './workflows/operations/share-workflow';
import { startWorkflow } from './workflows/operations/start-workflow';
import { switchWorkflowForm } from './workflows/operations/switch-workflow-form';
import { tryTexts } from './workflows/operations/try-texts';

/** What the workflow editor does, by the session of whoever is signed in; a part of the list of all operations. */
export const editorOperations: readonly AnyOperation[] = [
  addStartingPoint,
  cancelImport,
  checkImport,
  countUndelivered,
  dropExample,
  dropWorkflowDraft,
  editWorkflowDraft,
  getDeliveriesPulse,
  getDocumentPicture,
  getEditor,
  getEditorMark,
  getImport,
  getOutputPicture,
  getOwnWorkflow,
  getRunContext,
  getRunsPulse,
  getSentDelivery,
  getSourcePulse,
  getStartingPointPicture,
  getWorkflowForm,
  getWorkflowVersion,
  getWorkflowWebhook,
  listDocumentPages,
  listImports,
  listOwnRuns,
  listOwnWorkflows,
  listSentDeliveries,
  listSourceEvents,
  listTemplateVersions,
  listWorkflowHistory,
  listWorkflowPeople,
  lookAtDocument,
  measureRunOutputs,
  pickExample,
  publishWorkflow,
  renewSourceAddress,
  renewWorkflowForm,
  replayEvent,
  restoreTemplate,
  restoreWorkflowVersion,
  saveRefusedRows,
  saveRunOutputs,
  saveWorkflowForm,
  sendDeliveryAgain,
  shareWorkflow,
  startImport,
  startWorkflow,
  switchWorkflowForm,
  tryOutputEmail,
  tryTexts,
  verifyWebhookSignature,
];
