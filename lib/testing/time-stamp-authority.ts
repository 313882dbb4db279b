import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder';

const run = (folder: string, ...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });

/** A time-stamp authority (RFC 3161) on this machine, made with openssl: answers queries until the test is over. */
export function timeStampAuthority() {
  const folder = temporaryFolder();
  const ecKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  run(folder, 'req', '-x509', ...ecKey, '-subj', '/CN=Test Authority Root', '-days', '3650', '-keyout', 'root.key', '-out', 'root.pem');
  const issue = (name: string, purpose: string, days: number) => {
    run(folder, 'req', '-new', ...ecKey, '-subj', '/CN=Test Time Stamps', '-keyout', `${name}.key`, '-out', `${name}.csr`);
    writeFileSync(path.join(folder, 'extensions'), `extendedKeyUsage=${purpose}\nkeyUsage=critical,digitalSignature\n`);
    const issued = ['-CA', 'root.pem', '-CAkey', 'root.key', '-set_serial', '7', '-days', `${days}`, '-extfile', 'extensions'];
    run(folder, 'x509', '-req', '-in', `${name}.csr`, ...issued, '-out', `${name}.pem`);
  };
  issue('tsa', 'critical,timeStamping', 3650);
  writeFileSync(path.join(folder, 'serial'), '01\n');
  writeFileSync(
    path.join(folder, 'tsa.conf'),
    '[tsa]\ndefault_tsa=t\n[t]\nserial=serial\ncrypto_device=builtin\nsigner_cert=tsa.pem\ncerts=root.pem\nsigner_key=tsa.key\nsigner_digest=sha256\ndefault_policy=1.2.3.4.1\ndigests=sha256\ness_cert_id_alg=sha256\n',
  );
  const reply = (query: Uint8Array): Uint8Array => {
    writeFileSync(path.join(folder, 'query.tsq'), query);
    run(folder, 'ts', '-reply', '-config', 'tsa.conf', '-queryfile', 'query.tsq', '-out', 'reply.tsr');
    return new Uint8Array(readFileSync(path.join(folder, 'reply.tsr')));
  };
  return {
    rootFile: path.join(folder, 'root.pem'),
    rootPem: () => readFileSync(path.join(folder, 'root.pem'), 'utf8'),
    reply,
    /** A token by a certificate for that purpose and so many days; openssl replies with the right ones alone, so what it says is signed anew. */
    tokenBy({ purpose = 'critical,timeStamping', days = 3650 }, query: Uint8Array): Uint8Array {
      issue('other', purpose, days);
      reply(query);
      run(folder, 'ts', '-reply', '-in', 'reply.tsr', '-token_out', '-out', 'token');
      run(folder, 'cms', '-verify', '-noverify', '-inform', 'DER', '-in', 'token', '-out', 'said');
      const signer = ['-signer', 'other.pem', '-inkey', 'other.key', '-md', 'sha256', '-econtent_type', '1.2.840.113549.1.9.16.1.4'];
      run(folder, 'cms', '-sign', '-binary', '-nodetach', '-in', 'said', ...signer, '-outform', 'DER', '-out', 'signed');
      return new Uint8Array(readFileSync(path.join(folder, 'signed')));
    },
    /** Whether openssl finds the token over a digest good. Throws what openssl says where not. */
    verify(token: Uint8Array, digest: Uint8Array): void {
      writeFileSync(path.join(folder, 'token'), token);
      const hexadecimal = Buffer.from(digest).toString('hex');
      run(folder, 'ts', '-verify', '-digest', hexadecimal, '-in', 'token', '-token_in', '-CAfile', 'root.pem');
    },
  };
}
