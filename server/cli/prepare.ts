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
const signIn = await prepareDatabase(steps, { dataDir, alwaysSeed: values.seed, log })
if (process.send) process.send({ signIn }, () => process.exit(0))
else process.exit(0)
