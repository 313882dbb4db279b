import { now } from '@/lib/core/clock';
import { knownSeals, noteSealCertificate } from '@/lib/domain/signatures/sealing/known-seals';
import { rotateSeal, sealIdentity } from '@/lib/domain/signatures/sealing/seal';
import { readCertificates } from '@/lib/engines/pdf/seal/parse-seal-identity';
import { daysLeft, timeProblem } from '@/lib/engines/pdf/seal/seal-validity';
import { type Command, CommandError } from './command';
import { readGiven } from './read-given';
import { record } from './record';

const sealShow: Command = {
  name: 'seal show',
  usage: 'seal show',
  summary: 'Show the certificate that seals, how long it is valid, and every one that has sealed before',
  options: {},
  async run() {
    const identity = await sealIdentity();
    const problem = timeProblem(identity, now());
    const { seals, refused, unproven } = await knownSeals();
    const { subject, sha256Fingerprint, validTo } = identity;
    return {
      data: {
        subject,
        sha256Fingerprint,
        valid_to: validTo,
        problem,
        known: seals.map(({ fingerprint, knownSince }) => ({ fingerprint, since: knownSince })),
        refused,
        unproven,
      },
      lines: [
        `Seals now  ${sha256Fingerprint}  ${subject}`,
        problem ?? `Valid      until ${validTo.toISOString()}, ${daysLeft(identity, now())} days`,
        ...seals.map(({ fingerprint, knownSince }) => `Known      ${fingerprint}  since ${knownSince.toISOString()}`),
        ...refused.map((fingerprint) => `REFUSED    ${fingerprint}  this row was not written by this service`),
        ...unproven.map(
          (fingerprint) => `UNPROVEN   ${fingerprint}  noted under an unknown evidence key: EVIDENCE_KEY_PREVIOUS or \`seal add\` makes it known`,
        ),
      ],
      failed: problem !== null || refused.length + unproven.length > 0,
    };
  },
};

const sealRotate: Command = {
  name: 'seal rotate',
  usage: 'seal rotate',
  summary: 'Make a new key and certificate for the seal; documents that were sealed before stay verifiable',
  options: {},
  async run() {
    const rotated = await rotateSeal();
    if (!rotated) throw new CommandError('The seal is configured: put the new certificate and key in the place of SEAL_CERTIFICATE_FILE and SEAL_KEY_FILE.');
    const { before, after } = rotated;
    await record({ kind: 'seal.rotated', target: after.sha256Fingerprint, details: { before: before.sha256Fingerprint } });
    return {
      data: { before: before.sha256Fingerprint, after: after.sha256Fingerprint, valid_to: after.validTo },
      lines: [
        `Sealed until now with ${before.sha256Fingerprint}, whose key is gone.`,
        `Seals from now on with ${after.sha256Fingerprint}, until ${after.validTo.toISOString()}.`,
      ],
    };
  },
};

const maxCertificateBytes = 1024 * 1024;

const sealAdd: Command = {
  name: 'seal add',
  usage: 'seal add <file>',
  summary: 'Name a certificate (PEM) that has sealed for this service before, so that its seals verify',
  options: {},
  words: ['file'],
  async run({ words: [file = ''] }) {
    try {
      const certificate = readCertificates(Buffer.from(await readGiven(file, maxCertificateBytes)).toString(), file);
      await noteSealCertificate(certificate);
      await record({ kind: 'seal.added', target: certificate.sha256Fingerprint });
      return { data: { fingerprint: certificate.sha256Fingerprint }, lines: [`Seals made with ${certificate.sha256Fingerprint} are ours.`] };
    } catch (error) {
      throw new CommandError((error as Error).message);
    }
  },
};

export const sealCommands = [sealShow, sealRotate, sealAdd];
