import { attachDatabase } from './lib/attach-database.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runOnTerminal } from './lib/run-on-terminal.mjs'
import { settingsFor } from './lib/serve.mjs'
import { runCommand } from './lib/shutdown.mjs'

// Products from a CSV file: npm run products:import -- proizvodi.csv --write (docs/import-export.md)
const command = 'npm run products:import'

runCommand(async () => {
  await ensureInstalled(command)
  const env = settingsFor('production')
  const args = process.argv.slice(2)
  // Without a file there is only help to read, for which nobody needs a database.
  const asksForHelp = args.includes('--help') || args.every((word) => word.startsWith('-'))
  const url = asksForHelp ? '' : await attachDatabase(env, command)
  return runOnTerminal('server/cli/products-import.ts', { args, env: { ...env, DATABASE_URL: url } })
})
