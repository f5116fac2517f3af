import { env } from '@/lib/env'

// The launcher runs this first: reading one setting validates all of them.
try {
  void env.PORT
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
