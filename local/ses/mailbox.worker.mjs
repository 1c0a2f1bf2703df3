// Plain JavaScript, because worker threads on Node 20 can't load TypeScript.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import ses from 'aws-ses-v2-local';
import store from 'aws-ses-v2-local/dist/store.js';

const { file } = workerData;

function kept() {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Skip a line that a crash cut short. */
function parsed(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

const { saveEmail, clearStore } = store;
for (const email of kept().flatMap(parsed)) saveEmail(email);

store.saveEmail = (email) => {
  appendFileSync(file, `${JSON.stringify(email)}\n`);
  saveEmail(email);
};
store.clearStore = () => {
  writeFileSync(file, '');
  clearStore();
};

const server = await ses.default({ host: '127.0.0.1', port: 0 });
parentPort.postMessage(server.address().port);
