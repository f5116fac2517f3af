import net from 'node:net'

/**
 * A TCP proxy before a database, which can answer late or not at all.
 * @param {number} target port of the database on this machine
 * @param {number} [port] a free one otherwise
 */
export async function openDatabaseProxy(target, port = 0) {
  /** @type {Set<net.Socket>} */
  const sockets = new Set()
  /** @type {Set<() => void>} */
  const waiting = new Set()
  let delayMs = 0
  const state = { isHung: false }

  /** Passes on what arrives, in order. @param {net.Socket} from @param {net.Socket} to @param {() => number} delay */
  function relay(from, to, delay) {
    let last = Promise.resolve()
    from.on('data', (chunk) => {
      const due = new Promise((resolve) => setTimeout(resolve, delay()))
      last = last.then(async () => {
        await due
        while (state.isHung) await new Promise((/** @type {(value?: unknown) => void} */ resolve) => waiting.add(() => resolve()))
        if (!to.destroyed) to.write(chunk)
      })
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  const server = net.createServer((client) => {
    const database = net.connect(target, '127.0.0.1')
    for (const socket of [client, database]) sockets.add(socket.setNoDelay(true))
    // A call and its answer are late together, once.
    relay(client, database, () => delayMs)
    relay(database, client, () => 0)
  })
  await new Promise((/** @type {(value?: unknown) => void} */ resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const address = server.address()

  function resume() {
    state.isHung = false
    for (const go of waiting) go()
    waiting.clear()
  }

  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** @param {number} ms */
    delay: (ms) => void (delayMs = ms),
    hang: () => void (state.isHung = true),
    resume,
    close() {
      resume()
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
