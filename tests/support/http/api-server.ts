import { createServer } from 'node:http'
import { handle } from '@/server/api/handle'
import { registerApi } from '@/server/api/running-api'
import { createFileStore } from '@/server/adapters/storage/file-store'
import { createHandler } from '@/server/entry/handler'
import { createPageStore } from '@/server/entry/page-cache/store/page-store'

/** The API behind the real entry, over TCP. */
export async function startApiServer() {
  registerApi(handle)
  const production = {
    sendStatic: async () => {},
    finishPage: (html: string) => html,
    store: createPageStore(null),
    siteHost: () => null,
    isMissing: async () => false,
  }
  const serve = createHandler({ next: async () => {}, files: createFileStore('nema-toga'), production })
  const server = createServer((req, res) => void serve(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
