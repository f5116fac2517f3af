import path from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { prepareDatabase } from './prepare-database'
import { databaseSteps } from './steps'

// Run by the launcher in a process of its own, so that the memory the seed needs is given back. `--seed` seeds a filled database again,
// `--products` says how large.
const { values } = parseArgs({ options: { seed: { type: 'boolean', default: false }, products: { type: 'string' } } })
const dataDir = path.resolve(env.DATA_DIR)
const products = values.products === undefined ? undefined : Number(values.products)
const log = (line: string) => void process.stdout.write(`${line}\n`)

const steps = databaseSteps({ databaseUrl: env.DATABASE_URL, dataDir, products, log })

try {
  const signIn = await prepareDatabase(steps, { dataDir, alwaysSeed: values.seed, log })
  if (process.send) process.send({ signIn }, () => process.exit(0))
  else process.exit(0)
} catch (error) {
  for (const line of reasons(error)) log(line)
  process.exit(1)
}

/** An error and what caused it, a line each; the launcher knows the codes and says what to do. */
function reasons(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  const own = error.message ? `${error.name}: ${error.message.slice(0, 500)}${code}` : `${error.name}${code}`
  return error.cause === undefined ? [own, ...(error.stack ?? '').split('\n').slice(1, 6)] : [own, ...reasons(error.cause)]
}
