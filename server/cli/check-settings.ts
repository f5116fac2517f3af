import { env } from '@/lib/env'

// Run by the launcher before anything long begins: reading one setting parses them all.
try {
  void env.PORT
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
