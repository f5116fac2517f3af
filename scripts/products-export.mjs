import { attachDatabase } from './lib/postgres/attach-database.mjs'
import { ensureInstalled } from './lib/build/install.mjs'
import { runOnTerminal } from './lib/process/run-on-terminal.mjs'
import { settingsFor } from './lib/serve/serve.mjs'
import { runCommand } from './lib/process/shutdown.mjs'

// Exports all products to a CSV file: npm run products:export -- proizvodi.csv (docs/import-export.md)
const command = 'npm run products:export'

runCommand(async () => {
  await ensureInstalled(command)
  const env = settingsFor('production')
  const args = process.argv.slice(2)
  const url = args.includes('--help') ? '' : await attachDatabase(env, command)
  return runOnTerminal('server/cli/products-export.ts', { args, env: { ...env, DATABASE_URL: url } })
})
