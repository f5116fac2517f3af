import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { guardConnections, type ConnectionLimits } from './guard-connections'

let time = 0
let server: Server
let clients: Socket[] = []
let open: ServerResponse[] = []

afterEach(async () => {
  for (const client of clients) client.destroy()
  clients = []
  open = []
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** `/open` is a response that does not end, `/large` one of 40 MB. */
async function start(limits: Partial<ConnectionLimits> = {}) {
  time = 0
  server = createServer((req, res) => {
    if (req.url === '/open') {
      open.push(res)
      res.write('begun')
    } else res.end(req.url === '/large' ? Buffer.alloc(40_000_000) : 'done')
  })
  const all = {
    total: 100,
    perAddress: () => Infinity,
    firstRequestMs: 10_000,
    idleMs: 65_000,
    unreadMs: 30_000,
    checkMs: 3_600_000,
    ...limits,
  }
  const { check } = guardConnections(server, all, () => time)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    /** Lets `ms` pass and checks. */
    pass: (ms: number) => {
      time += ms
      check()
    },
  }
}

async function client(request = '', { reads = true } = {}) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  clients.push(socket)
  const accepted = new Promise((resolve) => server.once('connection', resolve))
  await Promise.all([accepted, new Promise((resolve) => socket.once('connect', resolve))])
  if (reads) socket.resume()
  if (request) {
    const answered = reads ? new Promise((resolve) => socket.once('data', resolve)) : Promise.resolve()
    socket.write(`GET ${request} HTTP/1.1\r\nhost: a\r\n\r\n`)
    await answered
  }
  return socket
}

const connectionCount = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
const isClosed = (socket: Socket) => vi.waitFor(() => expect(socket.closed).toBe(true))

describe('a connection (docs/rules/platform.md#slow-clients)', () => {
  it('is closed when it asks for nothing, although newlines arrive', async () => {
    const { pass } = await start()
    const silent = await client()
    const asking = await client('/')
    silent.write('\r\n')
    pass(9000)
    expect(silent.closed).toBe(false)
    silent.write('\r\n')
    pass(2000)
    await isClosed(silent)
    expect(asking.closed).toBe(false)
    asking.write('\r\n')
    pass(65_000)
    await isClosed(asking)
  })

  it('stays open while a response goes on', async () => {
    const { pass } = await start()
    const stream = await client('/open')
    pass(3_600_000)
    pass(3_600_000)
    expect(stream.closed).toBe(false)
    expect(open).toHaveLength(1)
  })

  it('is closed when its response is not read', async () => {
    const { pass } = await start()
    const reader = await client('/large', { reads: false })
    // The buffers of the system fill first.
    await vi.waitFor(() => {
      pass(1)
      expect(reader.readableLength).toBeGreaterThan(0)
    })
    await vi.waitFor(async () => {
      pass(31_000)
      expect(await connectionCount()).toBe(0)
    })
  })

  it('makes room for a new one of its address, the longest waiting first, never one with a request', async () => {
    const { pass } = await start({ perAddress: () => 3 })
    const stream = await client('/open')
    pass(1)
    const first = await client('/')
    pass(1)
    const second = await client('/')
    pass(1)
    const third = await client('/')
    await isClosed(first)
    expect([stream.closed, second.closed, third.closed]).toEqual([false, false, false])
  })

  it('is refused when all others are in use', async () => {
    await start({ total: 2 })
    await client('/open')
    await client('/open')
    const late = connect((server.address() as AddressInfo).port, '127.0.0.1')
    late.on('error', () => {})
    clients.push(late)
    await isClosed(late)
    expect(await connectionCount()).toBe(2)
  })
})
