import net from 'node:net'
import { Failure, errorCode, exitCodes } from '../failure.mjs'

/** A free port. @param {string} [host] @returns {Promise<number>} */
export function freePort(host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** @param {number} port @param {string} host @returns {Promise<string | null>} why it cannot be listened on, or null */
export function portError(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error) => resolve(errorCode(error)))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}

/** @param {number} port @param {string} host @param {string} command */
export async function requirePort(port, host, command) {
  const listenError = await portError(port, host)
  if (!listenError) return
  throw await portFailure({ listenError, port, host, command })
}

/** @param {{ listenError: string, port: number, host: string, command: string }} facts */
export async function portFailure({ listenError, port, host, command }) {
  const code = exitCodes.port
  if (listenError === 'EACCES')
    return new Failure(`Vrata ${port} smije otvoriti samo administrator.`, { remedy: `Odaberite veća: PORT=3000 ${command}`, code })
  if (listenError !== 'EADDRINUSE')
    return new Failure(`Na ${host}:${port} nije moguće slušati (${listenError}).`, { remedy: 'Provjerite HOST i PORT.', code })
  const other = await nextFreePort(port, host)
  return new Failure(`Vrata ${port} su zauzeta: na njima već sluša drugi program.`, {
    remedy: `Pokrenite na drugima: PORT=${other} ${command}   (tko ih drži: ss -ltnp 'sport = :${port}')`,
    code,
  })
}

/** @param {number} port @param {string} host */
async function nextFreePort(port, host) {
  for (let candidate = port + 1; candidate < port + 20; candidate++) if (!(await portError(candidate, host))) return candidate
  return freePort(host)
}
