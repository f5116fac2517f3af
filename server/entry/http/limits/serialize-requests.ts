import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { whenClosed } from '@/server/core/process/when-closed'

type Handle = (req: IncomingMessage, res: ServerResponse) => unknown

/**
 * Handles the requests of one connection in turn: Node begins all that a client has sent ahead at once, and would keep every answer that it does not read
 * (docs/rules/platform.md#slow-clients).
 */
export function serializeRequests(handle: Handle): (req: IncomingMessage, res: ServerResponse) => void {
  const last = new WeakMap<Socket, Promise<void>>()

  return function handleSerially(req, res) {
    const { socket } = req
    const before = last.get(socket)
    last.set(socket, new Promise((resolve) => whenClosed(res, resolve)))
    if (!before) return void handle(req, res)
    void before.then(() => !socket.destroyed && handle(req, res))
  }
}
