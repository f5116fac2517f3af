import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Served = { url: string; close: () => Promise<void> }

/** Listens on a local port, a free one by default. */
export async function listen(listener: RequestListener, port = 0): Promise<Served> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export type App = { fetch(request: Request): Response | Promise<Response> }

/** Serves an app with the Fetch API. */
export function serve(app: App): Promise<Served> {
  return listen((incoming, outgoing) => {
    const answer = async () => {
      const body = await bodyOf(incoming)
      const headers = new Headers(Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]))
      const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
      const url = `http://${incoming.headers.host}${incoming.url}`
      const response = await app.fetch(new Request(url, { method: incoming.method, headers, body: hasBody ? new Uint8Array(body) : null }))
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      outgoing.end(Buffer.from(await response.arrayBuffer()))
    }
    answer().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined))
  })
}
