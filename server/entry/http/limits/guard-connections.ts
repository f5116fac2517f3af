import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { steadyNow } from '@/server/core/cache/steady-clock.mjs'
import { whenClosed } from '@/server/core/process/when-closed'

export type ConnectionLimits = {
  /** Of all clients. */
  total: number
  /** Of one address. */
  perAddress: (address: string) => number
  /** From the connection to its first request. */
  firstRequestMs: number
  /** From a response to the next request, whatever arrives between them. */
  idleMs: number
  /** How long a client may leave a response unread. */
  unreadMs: number
  checkMs: number
}

type Connection = {
  address: string
  /** Requests without their whole response. */
  active: number
  /** When it began to wait for a request, in ms. */
  waitsSince: number
  hasAsked: boolean
  isUpgraded: boolean
  /** What had left this process when that last changed. */
  sent: number
  sentAt: number
}

/**
 * Closes the connections of clients that hold them without using them, the longest waiting ones first when there are too many
 * (docs/rules/platform.md#slow-clients). Node's own timeouts count from the last byte, which such a client sends now and then.
 */
export function guardConnections(server: Server, limits: ConnectionLimits, now: () => number = steadyNow) {
  const connections = new Map<Socket, Connection>()

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const at = now()
    connections.set(socket, { address, active: 0, waitsSince: at, hasAsked: false, isUpgraded: false, sent: 0, sentAt: at })
    socket.once('close', () => connections.delete(socket))
    if (connections.size > limits.total) closeOne(socket, () => true)
    else if (countOf(address) > limits.perAddress(address)) closeOne(socket, (one) => one.address === address)
  })
  server.on('request', ({ socket }, res) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.active += 1
    connection.hasAsked = true
    connection.sentAt = now()
    whenClosed(res, () => {
      connection.active -= 1
      connection.waitsSince = now()
    })
  })
  // A WebSocket of the development server ends by itself.
  server.on('upgrade', ({ socket }) => {
    const connection = connections.get(socket)
    if (connection) connection.isUpgraded = true
  })

  function countOf(address: string) {
    let count = 0
    for (const one of connections.values()) if (one.address === address) count += 1
    return count
  }

  /** Makes room: the longest waiting of these connections goes, else the new one. */
  function closeOne(added: Socket, belongs: (connection: Connection) => boolean) {
    let oldest: { socket: Socket; waitsSince: number } | null = null
    for (const [socket, one] of connections) {
      if (socket === added || one.active > 0 || one.isUpgraded || !belongs(one)) continue
      if (oldest === null || one.waitsSince < oldest.waitsSince) oldest = { socket, waitsSince: one.waitsSince }
    }
    ;(oldest?.socket ?? added).destroy()
  }

  /** Whether the client has left what it asked for unread too long. */
  function isUnread(socket: Socket, connection: Connection) {
    const sent = socket.bytesWritten - socket.writableLength
    if (socket.writableLength > 0 && sent === connection.sent) return now() - connection.sentAt > limits.unreadMs
    connection.sent = sent
    connection.sentAt = now()
    return false
  }

  function check() {
    for (const [socket, connection] of connections) {
      if (connection.isUpgraded) continue
      const limit = connection.hasAsked ? limits.idleMs : limits.firstRequestMs
      const isLate = connection.active === 0 ? now() - connection.waitsSince > limit : isUnread(socket, connection)
      if (isLate) socket.destroy()
    }
  }

  const timer = setInterval(check, limits.checkMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
  return { check }
}
