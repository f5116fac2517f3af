import { bundle } from '../process/run-ts.mjs'

/** Bundles the server's entry and the thread that draws its documents, which it finds beside itself. @returns {Promise<string>} the entry */
export async function bundleServer() {
  const [entry = ''] = await bundle(['server/entry/start.ts', 'server/adapters/pdf/worker/pdf-worker.ts'])
  return entry
}
