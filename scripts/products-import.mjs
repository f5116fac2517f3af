import { attachDatabase } from './lib/postgres/attach-database.mjs'
import { ensureInstalled } from './lib/build/install.mjs'
import { runOnTerminal } from './lib/process/run-on-terminal.mjs'
import { settingsFor } from './lib/serve/serve.mjs'
import { runCommand } from './lib/process/shutdown.mjs'

// Imports products from a CSV file: npm run products:import -- proizvodi.csv --write (docs/import-export.md)
const command = 'npm run products:import'

runCommand(async () => {
  await ensureInstalled(command)
  const env = settingsFor('production')
  const args = process.argv.slice(2)
  // Help needs no database.
  const asksForHelp = args.includes('--help') || args.every((word) => word.startsWith('-'))
  const url = asksForHelp ? '' : await attachDatabase(env, command)
  return runOnTerminal('server/cli/products-import.ts', { args, env: { ...env, DATABASE_URL: url } })
})
