import { serveEmulator } from './emulator-server.ts';

const { PROJECT_ID = '', HOST = '', PORT = '', ACCOUNTS_FILE = '' } = process.env;

const server = await serveEmulator({
  projectId: PROJECT_ID,
  host: HOST,
  port: Number(PORT),
  accountsFile: ACCOUNTS_FILE,
});
console.log(`The auth emulator listens on ${HOST}:${PORT}.`);

process.once('SIGTERM', () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
});
