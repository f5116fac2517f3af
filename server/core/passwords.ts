import { hash, verify } from '@node-rs/argon2'
import { AppError } from '@/lib/api/errors'

/** DESIGN 6: Argon2id (the library's default), 19 MiB, two passes, one lane (OWASP's floor). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const maxConcurrent = 2
const maxQueued = 50
let running = 0
const waiting: (() => void)[] = []

/** PHC string of a new password. At most two hashes run at once; a queue of over 50 is refused with TOO_MANY. */
export function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => hash(password, cost))
}

/** Whether the password belongs to the hash. Without a hash a comparison is made all the same, so that its time tells nothing. */
export function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return limitConcurrency(async () => {
    if (passwordHash) return verify(passwordHash, password)
    await hash(password, cost)
    return false
  })
}

async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrent) {
    if (waiting.length >= maxQueued) throw new AppError('TOO_MANY', { retryAfter: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}
