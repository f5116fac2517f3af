import { attachDatabase } from './lib/attach-database.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runOnTerminal } from './lib/run-on-terminal.mjs'
import { settingsFor } from './lib/serve.mjs'
import { runCommand } from './lib/shutdown.mjs'

// All products into a CSV file: npm run products:export -- proizvodi.csv (docs/import-export.md)
const command = 'npm run products:export'

runCommand(async () => {
  await ensureInstalled(command)
  const env = settingsFor('production')
  const args = process.argv.slice(2)
  const url = args.includes('--help') ? '' : await attachDatabase(env, command)
  return runOnTerminal('server/cli/products-export.ts', { args, env: { ...env, DATABASE_URL: url } })
})
