import { vi } from 'vitest'

/** Stands in for `fetch` of a stream of Server-Sent Events: each connection is one entry, and `send` writes to the newest. */
export function fakeEventStream() {
  const connections: { url: string; headers: Headers; controller: ReadableStreamDefaultController<Uint8Array>; isOpen: boolean }[] = []
  const encoder = new TextEncoder()
  let status = 200
  vi.stubGlobal('fetch', (url: string, { headers, signal }: RequestInit = {}) => {
    if (status !== 200) return Promise.resolve(new Response(null, { status }))
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const connection = { url, headers: new Headers(headers), controller, isOpen: true }
        connections.push(connection)
        signal?.addEventListener('abort', () => {
          if (connection.isOpen) controller.error(new DOMException('aborted', 'AbortError'))
          connection.isOpen = false
        })
      },
    })
    return Promise.resolve(new Response(body))
  })
  const newest = () => connections.at(-1)
  return {
    connections,
    openConnections: () => connections.filter(({ isOpen }) => isOpen).length,
    setStatus(next: number) {
      status = next
    },
    send(event: { event: string }, id?: string) {
      newest()?.controller.enqueue(encoder.encode(`${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(event)}\n\n`))
    },
    end() {
      const connection = newest()
      if (connection) connection.isOpen = false
      connection?.controller.close()
    },
  }
}
