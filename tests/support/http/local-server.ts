import { connect } from 'node:net'
import { createServer, request, type Agent, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach } from 'vitest'

export type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type TestRequest = {
  path: string
  headers?: Record<string, string>
  method?: string
  body?: string
  onData?: () => void
  agent?: Agent
  /** Disconnects the client. */
  signal?: AbortSignal
}
type Listener = (req: IncomingMessage, res: ServerResponse) => void

/** A server for one test on a free port. */
export function localServer() {
  let port = 0
  let close = () => {}
  afterEach(() => close())

  async function listen(listener: Listener) {
    const server = createServer(listener)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
    close = () => {
      server.closeAllConnections()
      server.close()
    }
  }

  /** Sends the path unchanged; `fetch` would normalize it. */
  function send({ path, headers = {}, method = 'GET', body, onData, agent, signal }: TestRequest): Promise<TestResponse> {
    return new Promise((resolve, reject) => {
      const sent = request({ port, path, method, headers, agent, signal, host: '127.0.0.1' }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          onData?.()
        })
        res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  /** Sends these bytes, and returns all that comes back until the server closes. */
  async function sendRaw(bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(Buffer.from(chunk))
    return Buffer.concat(chunks).toString()
  }

  return { listen, send, sendRaw }
}
