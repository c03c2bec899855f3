import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** Of the certificate, which is its own authority. */
  file: string;
}

/** For `localhost`, made for each run: no key is kept in the repository. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', file],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
  ]);
  return { key: await readFile(key), cert: await readFile(file), file };
}
