import type { AnyOperation } from '@/lib/core/operation';
import { cancelSignatureRequest } from './signatures/operations/cancel-signature-request';
import { downloadOwnCopy } from './signatures/operations/download-own-copy';
import { downloadPresentedDocument } from './signatures/operations/download-presented-document';
import { downloadSignedPdf } from './signatures/operations/download-signed-pdf';
import { getPagePicture } from './signatures/operations/get-page-picture';
import { getSignatureStatus } from './signatures/operations/get-signature-status';
import { getSigningPage } from './signatures/operations/get-signing-page';
import { getStatusPage } from './signatures/operations/get-status-page';
import { recordOpening } from './signatures/operations/record-opening';
import { sendForSignature } from './signatures/operations/send-for-signature';
import { signDocument } from './signatures/operations/sign-document';

/** Everything that the product can do. Routes, descriptions, tools and pages are readings of this list. */
export const operations: readonly AnyOperation[] = [
  sendForSignature,
  getSignatureStatus,
  downloadSignedPdf,
  cancelSignatureRequest,
  getSigningPage,
  getPagePicture,
  downloadPresentedDocument,
  recordOpening,
  signDocument,
  downloadOwnCopy,
  getStatusPage,
];
