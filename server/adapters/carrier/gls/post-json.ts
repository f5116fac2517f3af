import http from 'node:http'
import https from 'node:https'
import { CarrierError } from '@/server/adapters/carrier/port'

/** A label comes as a list of bytes in decimal digits. */
const maxBytes = 20 * 1024 * 1024

export type PostOptions = { url: string; body: object; timeoutMs: number }

/**
 * Posts JSON and returns the parsed answer. Uses node:http, because fetch tells a refused connection from a lost answer by its text only.
 * @throws CarrierError `unavailable`; `isUnsure` unless the request cannot have arrived
 */
export async function postJson({ url, body, timeoutMs }: PostOptions): Promise<unknown> {
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    accept: 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  }
  const request = new URL(url).protocol === 'https:' ? https.request : http.request
  let isConnected = false
  try {
    const { status, answer } = await new Promise<{ status: number; answer: string }>((resolve, reject) => {
      const outgoing = request(url, { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) }, (incoming) => {
        readText(incoming).then((answer) => resolve({ status: incoming.statusCode ?? 0, answer }), reject)
      })
      outgoing.on('socket', (socket) => {
        if (socket.connecting) socket.once('connect', () => (isConnected = true))
        else isConnected = true
      })
      outgoing.on('error', reject)
      outgoing.end(text)
    })
    if (status !== 200) throw new Error(`the answer has the status ${status}`)
    return JSON.parse(answer)
  } catch (error) {
    // A parser's message quotes the answer, which may hold an address.
    const reason = error instanceof SyntaxError ? 'the answer is no JSON' : error instanceof Error ? error.message : String(error)
    throw new CarrierError('unavailable', `${new URL(url).pathname}: ${reason}`, { isUnsure: isConnected })
  }
}

async function readText(incoming: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > maxBytes) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
