import path from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { RefusedDatabaseError } from './migrate'
import { prepareDatabase } from './prepare-database'
import { databaseSteps } from './steps'

// The launcher runs this in a process of its own, which frees the memory of the seed. `--seed` seeds a filled database again, `--products` and `--orders` set
// the numbers of products and orders.
const { values } = parseArgs({
  options: { seed: { type: 'boolean', default: false }, products: { type: 'string' }, orders: { type: 'string' } },
})
const dataDir = path.resolve(env.DATA_DIR)
const [products, orders] = [values.products, values.orders].map((text) => (text === undefined ? undefined : Number(text)))
const log = (line: string) => void process.stdout.write(`${line}\n`)

const steps = databaseSteps({ databaseUrl: env.DATABASE_URL, dataDir, products, orders, log })

try {
  const signIn = await prepareDatabase(steps, { dataDir, alwaysSeed: values.seed, log })
  if (process.send) process.send({ signIn }, () => process.exit(0))
  else process.exit(0)
} catch (error) {
  for (const line of error instanceof RefusedDatabaseError ? [error.message] : reasons(error)) log(line)
  process.exit(1)
}

/** The error and its causes, a line each; the launcher maps their codes to remedies. */
function reasons(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  const own = error.message ? `${error.name}: ${error.message.slice(0, 500)}${code}` : `${error.name}${code}`
  return error.cause === undefined ? [own, ...(error.stack ?? '').split('\n').slice(1, 6)] : [own, ...reasons(error.cause)]
}
