import { AppError } from '@/lib/api/errors'

/** Runs work when its turn comes. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

type Rules = { places: number; /** So long a turn is waited for, ms. */ patience: number }

/** At most `places` run at once; who comes later waits, first come, first served. @throws UNAVAILABLE when the turn does not come */
export function takeTurns({ places, patience }: Rules): Turns {
  const line = new Set<() => void>()
  let free = places

  function waited() {
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        line.delete(go)
        reject(new AppError('UNAVAILABLE', {}, new Error(`No turn came within ${patience} ms.`)))
      }, patience)
      function go() {
        clearTimeout(timer)
        line.delete(go)
        resolve()
      }
      line.add(go)
    })
  }

  function pass() {
    const [next] = line
    if (next) next()
    else free++
  }

  return async (work) => {
    if (free > 0) free--
    else await waited()
    try {
      return await work()
    } finally {
      pass()
    }
  }
}

/** What reads always find of a pool, however many writes wait for a lock: two connections, where there are as many. */
export function writersOf(connections: number) {
  return Math.max(1, connections - 2)
}
