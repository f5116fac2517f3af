import { hash, verify } from '@node-rs/argon2'
import { AppError } from '@/lib/api/errors'

/** Argon2id, the library's default (docs/rules/platform.md#password-hashing). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const maxConcurrent = 2
const maxQueued = 50
let running = 0
const waiting: (() => void)[] = []

/** PHC string of a new password. Throws TOO_MANY when the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => hash(password, cost))
}

/** Whether the password matches. Without a hash it computes one anyway, so timing reveals nothing. */
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
